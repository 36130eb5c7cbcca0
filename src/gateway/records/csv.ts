/** Spreadsheets read a file as UTF-8 when it begins with this character. */
export const byteOrderMark = '\uFEFF';

/** Spreadsheets run a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A cell of text. A leading apostrophe keeps a spreadsheet from running it as a formula. */
export function textCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell with an amount in pesos, of a number of ours: a minus sign in front is no formula. */
export function amountCell(centavos: number): string {
  return (centavos / 100).toFixed(2);
}

/** A cell with a time of +08:00, to the second. */
export function timeCell(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** A line of CSV. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}
