import { amountCell, byteOrderMark, csvLine, textCell, timeCell } from '../records/records.ts';
import { downloadHeaders } from '../http/download-headers.ts';
import { recordAudit } from '../audit/audit.ts';
import { toCentavos } from '#protocol/model/money.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { BadRequest } from './read-body.ts';
import type { Block, Cell } from './view.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** A cell of a table as text of CSV. Words and names are safe from spreadsheets, which run some texts as formulas. */
function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return String(cell);
  switch (cell.kind) {
    case 'time':
      return cell.at === null ? '' : timeCell(cell.at);
    case 'pesos':
      return cell.pesos === null ? '' : amountCell(toCentavos(cell.pesos));
    case 'state':
      return textCell(cell.word);
    case 'link':
      return textCell(cell.text);
    case 'picture':
      return textCell(cell.source);
  }
}

/** The rows that the page shows, in its columns. */
function csvOf({ columns, rows }: Table): string {
  const lines = rows.map(({ cells }) =>
    csvLine(columns.map((_, column) => cellText(cells[column]))),
  );
  return byteOrderMark + csvLine(columns.map(textCell)) + lines.join('');
}

/** Filters that the audit keeps. None of them names a person. */
const keptFilters = ['from', 'to', 'state', 'operator'] as const;

/** A list of a page that an operator saves. */
interface SavedList {
  readonly section: string;
  /** The name of the list among the blocks of the page. */
  readonly list: string;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Answers with a list of a page as a file of CSV, and writes the look into the audit: the list, its filters and the number of its
 * rows. Throws a BadRequest when the page has no such list.
 */
export async function saveTable(
  { database, settings }: Pick<ConsoleNeeds, 'database' | 'settings'>,
  blocks: readonly Block[],
  { section, list, query }: SavedList,
): Promise<Response> {
  const found = blocks.find((block) => block.kind === 'table' && block.file === list);
  if (found?.kind !== 'table') throw new BadRequest('There is no such list');
  const at = settings.clock.now();
  const filters = keptFilters.flatMap((name) => {
    const value = query[name];
    return value === undefined || value === '' ? [] : [[name, value.slice(0, 100)]];
  });
  const facts = { ...Object.fromEntries(filters), section, list, rows: found.rows.length };
  await database.transaction((sql) =>
    recordAudit(sql, { memberId: null, actor: 'operator', kind: 'listSaved', facts, at }),
  );
  const day = timeCell(at).slice(0, 10);
  return new Response(csvOf(found), {
    headers: {
      ...downloadHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${list}-${day}.csv"`,
    },
  });
}
