import { maxLength, minLength, pipe, strictObject, string } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import {
  findLastImport,
  importRegister,
  listColumns,
  listImports,
  readPeople,
} from '../../../excluded-persons/excluded-persons.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import { action, form, required, row, table, time } from '../../view-parts.ts';
import type { Block } from '../../view.ts';
import type { Section } from '../section.ts';

/** Wrong rows that a refusal names. */
const named = 20;

/** The list, at most four million characters: some 50,000 persons. */
const importBody = strictObject({
  key: pipe(string(), minLength(1), maxLength(100)),
  list: pipe(string(), minLength(1), maxLength(4_000_000)),
});

const listText = `CSV with a header row. Columns: ${listColumns.join(', ')}. Any may be missing, but each person needs a name with a birthday, or one of the others. Dates: 1990-12-31, or 31/12/1990 where the day is above 12. One wrong row, and nothing is imported.`;

const formText =
  'The list replaces the register as a whole. Members on it are excluded for good at once, and nobody on it can register. Persons who are not on it any more can register again. Members who are excluded already stay so.';

async function viewRegister({ database: { sql } }: ConsoleNeeds): Promise<readonly Block[]> {
  const last = await findLastImport(sql);
  const send = action({
    label: 'Import',
    path: 'excluded-persons',
    fields: [required({ name: 'list', label: 'List', type: 'file', hint: listText })],
    keyed: true,
    done: 'Persons imported: {people}. Members excluded now: {excluded}.',
  });
  const rows = (await listImports(sql)).map((one) =>
    row(one.key, [time(one.at), one.by, one.people, one.excluded]),
  );
  const columns = ['Imported', 'By', 'Persons', 'Members excluded by it'];
  const text = `Persons in the register: ${last?.people ?? 0}.`;
  return [
    table({ title: 'Imports', text, columns, rows, empty: 'No register is imported.' }),
    form('Import a register', send, formText),
  ];
}

/** The persons of a list. Throws a BadRequest that names its wrong rows. */
function peopleOf(list: string, now: number) {
  const { people, bad } = readPeople(list, now);
  const more = bad.length > named ? `; and ${bad.length - named} more` : '';
  const words = bad.slice(0, named).map((one) => `row ${one.row}: ${one.reason}`);
  if (bad.length > 0) throw new BadRequest(`list: ${words.join('; ')}${more}`);
  if (people.length === 0) throw new BadRequest('list: it names nobody');
  return people;
}

/** The register of excluded persons of a regulator: its imports, and a form that imports it. */
export const excludedPersonsSection: Section = {
  name: 'excluded-persons',
  area: 'house',
  page: { title: 'Excluded persons', group: 'House', view: viewRegister },
  addRoutes(app, needs) {
    const { database, settings, vault, market, sessions } = needs;
    const { clock } = settings;
    const path = `${operatorRoot}/excluded-persons`;
    app.with({ audit: 'inside' }).post(path, async (context) => {
      const { key, list } = await readBody(context, importBody);
      const people = peopleOf(list, clock.now());
      const register = { key, people, by: context.get('operator').name };
      const parts = { vault, market, sessions, clock };
      const done = await database.transaction((sql) => importRegister(sql, register, parts));
      if (done === null) throw new BadRequest('This list was imported before');
      return context.json({ ...done, changed: true });
    });
  },
};
