import { currencyCode } from '#protocol/currency.ts';
import type { Block, Cell, Row } from '../view.ts';
import { goTo } from './address.ts';
import { Filters } from './filters.tsx';
import type { Texts } from './form-values.ts';
import { ActionButton, LookButton } from './row-buttons.tsx';
import { SaveButton } from './save-button.tsx';
import { SectionLink } from './section-link.tsx';

const market = new Intl.DateTimeFormat('en-PH', {
  timeZone: 'Asia/Manila',
  dateStyle: 'medium',
  timeStyle: 'medium',
});
const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: currencyCode });
const plain = new Intl.NumberFormat('en-PH');

/** The text of a time in epoch milliseconds, on the clock of the market. */
export const timeText = (at: number) => market.format(at);

/** The content of a cell. */
export function CellContent({ cell }: { readonly cell: Cell }) {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return plain.format(cell);
  switch (cell.kind) {
    case 'time':
      return cell.at === null ? '' : timeText(cell.at);
    case 'pesos':
      return cell.pesos === null ? '' : pesos.format(cell.pesos);
    case 'state':
      return (
        <span className="badge" data-tone={cell.tone}>
          {cell.word}
        </span>
      );
    case 'picture':
      return <img className="small" src={cell.source} alt="" loading="lazy" />;
    case 'link':
      return (
        <SectionLink section={cell.section} query={cell.query}>
          {cell.text}
        </SectionLink>
      );
  }
}

const isNumber = (cell: Cell | undefined) =>
  typeof cell === 'number' || (typeof cell === 'object' && cell.kind === 'pesos');

/** Columns whose cells are all numbers are aligned at their end. */
function kindOf(rows: readonly Row[], column: number): 'number' | 'short' | 'text' {
  const cells = rows.map(({ cells: all }) => all[column]).filter((cell) => cell !== '');
  if (cells.length > 0 && cells.every(isNumber)) return 'number';
  const isShort = (cell: Cell | undefined) => typeof cell !== 'string' || cell.length < 25;
  return cells.every(isShort) ? 'short' : 'text';
}

const textOf = (cell: Cell | undefined): string => {
  if (typeof cell !== 'object') return String(cell ?? '');
  if (cell.kind === 'link') return cell.text;
  return cell.kind === 'state' ? cell.word : '';
};

/** The subject of a row. */
const subjectOf = ({ cells }: Row) => {
  const name = cells.find((cell) => typeof cell === 'object' && cell.kind === 'link');
  return textOf(name) || textOf(cells.find((cell) => textOf(cell) !== ''));
};

/** The words that make the buttons of a row differ from the buttons of other rows: its subject, and a text that no other row has. */
function aboutOf(row: Row, rows: readonly Row[]): string {
  const subject = subjectOf(row);
  if (rows.every((other) => other === row || subjectOf(other) !== subject)) return subject;
  const own = row.cells.map(textOf).find((text, column) => {
    const same = rows.filter(({ cells }) => textOf(cells[column]) === text);
    return text !== '' && same.length === 1;
  });
  return own === undefined ? subject : `${subject}, ${own}`;
}

type TableParts = Extract<Block, { kind: 'table' }>;

interface TableBlockProps {
  readonly block: TableParts;
  readonly section: string;
  readonly query: Texts;
  readonly onDone: (words: string) => void;
}

/** A table with its filters. It scrolls inside its frame when it is wider than the screen. Its rows are cards on a phone. */
export function TableBlock({ block, section, query, onDone }: TableBlockProps) {
  const { title, filters, columns, rows, empty, links, file } = block;
  const hasButtons = rows.some(({ actions, looks }) => actions.length + looks.length > 0);
  const kinds = columns.map((_, column) => kindOf(rows, column));
  // Other rows begin at their first page.
  const onAsk = ({ page: _, ...asked }: Texts) => goTo(section, asked);
  return (
    <>
      {filters.length > 0 && <Filters {...{ filters, title, query, onAsk }} />}
      {rows.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <div className="frame" tabIndex={0} role="group" aria-label={title || 'List'}>
          <table>
            <thead>
              <tr>
                {columns.map((name, column) => (
                  <th
                    key={`${name} ${kinds.length - column}`}
                    scope="col"
                    data-kind={kinds[column]}
                  >
                    {name}
                  </th>
                ))}
                {hasButtons && (
                  <th scope="col" className="actions">
                    Actions
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <TableRow
                  key={one.key}
                  row={one}
                  about={aboutOf(one, rows)}
                  {...{ columns, kinds, hasButtons, onDone }}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {file !== '' && rows.length > 0 && <SaveButton {...{ section, file, query, onDone }} />}
      {links.length > 0 && (
        <p className="links">
          {links.map((link) => (
            <SectionLink key={link.text} section={link.section} query={link.query}>
              {link.text}
            </SectionLink>
          ))}
        </p>
      )}
    </>
  );
}

interface TableRowProps {
  readonly row: Row;
  readonly about: string;
  /** The names of the columns, which stand beside the values on a phone. */
  readonly columns: readonly string[];
  readonly kinds: readonly string[];
  readonly hasButtons: boolean;
  readonly onDone: (words: string) => void;
}

function TableRow({ row, about, columns, kinds, hasButtons, onDone }: TableRowProps) {
  return (
    <tr>
      {kinds.map((kind, column) => (
        <td key={`${kind} ${kinds.length - column}`} data-kind={kind} data-label={columns[column]}>
          <CellContent cell={row.cells[column] ?? ''} />
        </td>
      ))}
      {hasButtons && (
        <td className="actions">
          {row.looks.map((look) => (
            <LookButton key={look.label} look={look} about={about} />
          ))}
          {row.actions.map((action) => (
            <ActionButton key={action.label} action={action} about={about} onDone={onDone} />
          ))}
        </td>
      )}
    </tr>
  );
}
