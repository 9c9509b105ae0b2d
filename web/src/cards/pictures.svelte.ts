// Pictures of cards that are somebody's own: from the host's folder, or from files of this browser, which are never sent.

/** The addresses of pictures by card number. */
export const pictures = $state<{ own: Record<string, string>; hosted: Record<string, string> }>({ own: {}, hosted: {} });

/** Returns the picture of a card, if there is one; the browser's own come first. */
export function pictureOf(number: string): string | undefined {
  return pictures.own[number] ?? pictures.hosted[number];
}

/** Takes files named after card numbers; others are left out. Those taken before are let go. */
export function takePictures(files: Iterable<File>): void {
  for (const address of Object.values(pictures.own)) URL.revokeObjectURL(address);
  const named = [...files].flatMap((file) => {
    const number = /^([\w-]+)\.(?:png|jpe?g|webp)$/i.exec(file.name)?.[1];
    return number ? [[number, URL.createObjectURL(file)] as const] : [];
  });
  pictures.own = Object.fromEntries(named);
}

/** Asks the host of which cards of a game there are pictures. */
export async function findPictures(game: string): Promise<void> {
  try {
    const reply = await fetch(`/api/games/${encodeURIComponent(game)}/pictures`);
    const numbers: unknown = reply.ok ? await reply.json() : [];
    if (!Array.isArray(numbers)) return;
    const address = (number: string) => `/pictures/${encodeURIComponent(game)}/${encodeURIComponent(number)}`;
    pictures.hosted = Object.fromEntries(numbers.map((number) => [String(number), address(String(number))]));
  } catch {
    // Without pictures cards are drawn.
  }
}
