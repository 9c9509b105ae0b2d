// Where a name may be broken: between its words, also in scripts that write them without spaces.

/** Words of the games that dictionaries of Thai break inside. */
const LOANS = ['เอ็กซ์ตร้า', 'กับดัก', 'คาแรกเตอร์', 'มอนสเตอร์', 'แบทเทิล', 'ลีดเดอร์', 'รีซอร์ส', 'แอเรีย', 'ไพล็อต', 'คอสต์', 'ชีลด์', 'ฟิลด์', 'ไลฟ์', 'ไซด์', 'เด็ค', 'รีมูฟ', 'สเตจ', 'เบส', 'โซน'];
const loan = new RegExp(`(${LOANS.join('|')})`);

/** Returns the parts of a name that are never broken. */
export function phrases(name: string, locale: string): string[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  const parts = name.split(loan).flatMap((part) => (loan.test(part) ? [part] : [...words.segment(part)].map(({ segment }) => segment)));
  // What is no word of its own, such as a space or a bracket, stays with the word before it.
  return parts.reduce<string[]>((whole, part) => {
    const last = whole.length - 1;
    if (last >= 0 && !/[\p{L}\p{N}]/u.test(part)) whole[last] += part;
    else if (part) whole.push(part);
    return whole;
  }, []);
}
