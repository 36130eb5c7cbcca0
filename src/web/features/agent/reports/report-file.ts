import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import type { ExportedFile } from '#core/records/record-export.ts';

/** An amount of the file in centavos. An unknown one is an empty cell. */
interface Amount {
  readonly centavos: MaybeCentavos;
}

/** A word of ours, a count, or an amount. */
type Cell = string | number | Amount;

const byteOrderMark = '\uFEFF';

function write(cell: Cell): string {
  if (typeof cell === 'string') return `"${cell.replaceAll('"', '""')}"`;
  if (typeof cell === 'number') return String(cell);
  return cell.centavos === null ? '' : (cell.centavos / 100).toFixed(2);
}

/** A report that is shown whole as CSV. No cell holds a text of a member, so a spreadsheet runs none. */
export function reportFile(
  name: string,
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
): ExportedFile {
  const lines = [titles, ...rows].map((cells) => `${cells.map(write).join(',')}\r\n`);
  const file = new Blob([byteOrderMark, ...lines], { type: 'text/csv' });
  return { file, name: `${name}.csv`, rows: rows.length };
}
