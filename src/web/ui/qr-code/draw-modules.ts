/** A path over the dark modules of a code, a stroke for each unbroken run of a line. */
export function drawModules(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((line, y) =>
      runs(line)
        .map(([x, wide]) => `M${x} ${y}h${wide}v1h-${wide}z`)
        .join(''),
    )
    .join('');
}

/** Where each run of dark modules begins, and how many they are. */
function runs(line: readonly boolean[]): [number, number][] {
  return line.reduce<[number, number][]>((found, isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return found;
    if (last && last[0] + last[1] === x) return [...found.slice(0, -1), [last[0], last[1] + 1]];
    return [...found, [x, 1]];
  }, []);
}
