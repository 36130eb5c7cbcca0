/** The rows of a CSV text. */
interface ParsedCsv {
  readonly rows: readonly (readonly string[])[];
  /** The number of the row that a wrong quote is in, from 1. Null without one. */
  readonly brokenRow: number | null;
}

/** The text of a cell, without the quotes around it. */
function textOf(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/** A cell in quotes, in which commas and line ends count as text, or one without, and its end. */
const cells = /("(?:[^"]|"")*"|(?!")[^,\r\n]*)(,|\r\n|\n|\r|$)/gy;

/** Reads a CSV text (RFC 4180): commas, quotes and any line end. A byte order mark and empty rows at the end are left out. */
export function parseCsv(text: string): ParsedCsv {
  const whole = text.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (const [match, cell = '', end = ''] of whole.matchAll(cells)) {
    at += match.length;
    row.push(textOf(cell));
    if (end === ',') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  const brokenRow = at < whole.length ? rows.length + 1 : null;
  while (rows.at(-1)?.every((one) => one.trim() === '') === true) rows.pop();
  return { rows, brokenRow };
}
