import { isBirthdayAtAge } from '#protocol/birthday.ts';
import { internationalMobile } from '#protocol/mobile-number.ts';
import { comparedValues, type NamedPerson } from '../exclusions/exclusions.ts';
import { parseCsv } from './parse-csv.ts';

/** The columns of a list of excluded persons. Any may be missing. */
export const listColumns = ['name', 'birthday', 'mobile', 'email', 'document'] as const;
type ListColumn = (typeof listColumns)[number];

/** A row of a list that cannot be read. Rows are counted as a spreadsheet shows them: the header is row 1. */
interface BadRow {
  readonly row: number;
  readonly reason: string;
}

/** The persons of a list, or the rows that are wrong. */
export interface ReadList {
  readonly people: readonly NamedPerson[];
  readonly bad: readonly BadRow[];
}

/** The rule that a value breaks, in words for the operator. */
class BadValue extends Error {}

/** A date as `yyyy-MM-dd`. `05/11/1990` could be May or November, so it is refused; `25/11/1990` and `05/05/1990` are read. */
function readBirthday(text: string, now: number): string {
  const [, day = '', month = '', year = ''] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text) ?? [];
  if (Number(day) <= 12 && Number(month) <= 12 && Number(day) !== Number(month)) {
    throw new BadValue('the birthday can be read in two ways: write it as 1990-12-31');
  }
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso) || !isBirthdayAtAge(iso, 0, now)) {
    throw new BadValue('the birthday is no date: write it as 1990-12-31');
  }
  return iso;
}

function readMobile(text: string): string {
  const mobile = internationalMobile(text, '63');
  const isPlain = /^[+\d\s()./-]+$/.test(text);
  if (!isPlain || !/^\d{9,15}$/.test(mobile)) throw new BadValue('the mobile number is no number');
  return mobile;
}

function readEmail(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new BadValue('the e-mail address is none');
  return text;
}

/** A person of a row. Throws a BadValue. */
function readPerson(cells: ReadonlyMap<ListColumn, string>, now: number): NamedPerson {
  const text = (column: ListColumn) => cells.get(column)?.trim() ?? '';
  const read = <Value>(column: ListColumn, reader: (text: string) => Value) =>
    text(column) === '' ? undefined : reader(text(column));
  const person = {
    realName: text('name'),
    birthday: read('birthday', (typed) => readBirthday(typed, now)),
    mobile: read('mobile', readMobile),
    email: read('email', readEmail),
    document: text('document'),
  };
  if (Object.values(comparedValues(person)).every((value) => value === null)) {
    throw new BadValue(
      'a name with a birthday, a mobile number, an e-mail address or a document number is needed',
    );
  }
  return person;
}

/** The columns of a header. Throws a BadValue for one that is not known or is there twice. */
function readHeader(header: readonly string[]): ListColumn[] {
  const columns = header.map((typed) => {
    const found = listColumns.find((column) => column === typed.trim().toLowerCase());
    if (found === undefined) {
      throw new BadValue(`the columns are ${listColumns.join(', ')}, and “${typed}” is none`);
    }
    return found;
  });
  if (columns.length === 0) throw new BadValue('the list is empty');
  if (new Set(columns).size < columns.length) throw new BadValue('a column is there twice');
  return columns;
}

/** The values of a row by their columns. Throws a BadValue when it has more or fewer. */
function namedCells(columns: readonly ListColumn[], cells: readonly string[]) {
  if (cells.length !== columns.length) {
    throw new BadValue(`it has ${cells.length} values for ${columns.length} columns`);
  }
  return new Map(columns.map((column, at) => [column, cells[at] ?? '']));
}

/** Reads a list of excluded persons: CSV with a header row. Each row that is wrong is named with its reason. */
export function readPeople(csv: string, now: number): ReadList {
  const people: NamedPerson[] = [];
  const bad: BadRow[] = [];
  const { rows, brokenRow } = parseCsv(csv);
  const attempt = (row: number, read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      bad.push({ row, reason: error.message });
    }
  };
  let columns: readonly ListColumn[] = [];
  attempt(1, () => {
    columns = readHeader(rows[0] ?? []);
  });
  rows.slice(columns.length === 0 ? rows.length : 1).forEach((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    attempt(index + 2, () => people.push(readPerson(namedCells(columns, cells), now)));
  });
  if (brokenRow !== null) bad.push({ row: brokenRow, reason: 'a quote is opened and not closed' });
  return { people, bad };
}
