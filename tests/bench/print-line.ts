/** Prints a line of the bench, without the frame of the test runner. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
