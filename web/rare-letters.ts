// Which parts of the Japanese font the page leaves out.

/** Parts before this one hold rare letters, and are most of the font's size. */
const COMMON = 56;

/** Those of them with letters that our own words have: 擲 and 弧. */
const KEPT = [37, 41];

/** Whether a part is left out: what it holds is shown in a font of the reader's own. */
export function isLeftOut(part: number): boolean {
  return part < COMMON && !KEPT.includes(part);
}

/** Takes the parts that are left out from the styles, so that their files are not built in. */
export const withoutRareLetters = {
  postcssPlugin: 'without-rare-letters',
  AtRule: {
    'font-face': (face: { toString(): string; remove(): void }) => {
      const part = /noto-sans-jp-(\d+)-/.exec(face.toString())?.[1];
      if (part !== undefined && isLeftOut(Number(part))) face.remove();
    },
  },
};
