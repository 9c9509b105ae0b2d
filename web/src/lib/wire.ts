// The types that cross the wire, in one place for everything in the page. They follow the protocol's contract.

/** A card definition as `/api/games/{id}/cards` tells it. */
export interface Face {
  id: string;
  name: string;
  kind: string;
  colours: string[];
  traits: string[];
  /** Printed numbers by the name of the stat. */
  stats: Record<string, number>;
  keywords: string[];
  text: string;
  /** Text of the card that the engine does not read. */
  unread: string[];
}

/** A card as a viewer sees it. `def` is absent when the viewer may not know what it is. */
export interface CardView {
  card: number | null;
  def: number | null;
  face_up: boolean;
  rested: boolean;
  marks: number;
  host: number | null;
  new: boolean;
  stats: (number | null)[];
  keywords: string[];
}
