/** The most lines that are counted separately. Names in a reply are its gateway's, so that their number has no bound. */
const mostLines = 1_000;

/** Prints a line when it comes for the first time, and then with its number at each power of ten. */
export function createLineCounter(print: (line: string) => void) {
  const counts = new Map<string, number>();
  return function count(line: string): void {
    const before = counts.get(line) ?? 0;
    if (before === 0 && counts.size >= mostLines) return;
    counts.set(line, before + 1);
    if (before === 0) print(line);
    else if (/^10+$/.test(String(before + 1))) print(`${line} (for the ${before + 1}th time)`);
  };
}
