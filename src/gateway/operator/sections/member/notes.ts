import { v7 as uuid } from 'uuid';
import { maxLength, minLength, pipe, strictObject, string, trim } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { Sql } from '../../../store/database.ts';
import { findMemberId } from '../../add-rows.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { readBody } from '../../read-body.ts';
import type { SectionRoutes } from '../../routes.ts';
import { action, form, required, row, table, time } from '../../view-parts.ts';
import type { Block } from '../../view.ts';

/** Notes that the page shows. */
const shown = 50;

const noteBody = strictObject({ text: pipe(string(), trim(), minLength(1), maxLength(1_000)) });

/** The last notes of operators about a member, newest first, and a form that adds one. */
export async function noteBlocks(
  sql: Sql,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<Block[]> {
  const notes = await sql
    .selectFrom('member_note')
    .select(['id', 'text', 'operator', 'at'])
    .where('member_id', '=', id)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  const rows = notes.map((one) => row(one.id, [time(one.at), one.operator, one.text]));
  const text = 'The member does not see the notes.';
  const add = action({
    label: 'Add the note',
    path: `members/${encodeURIComponent(username)}/notes`,
    fields: [required({ name: 'text', label: 'New note', type: 'area' })],
    done: 'The note is added.',
  });
  return [
    table({ title: 'Notes', text, columns: ['Time', 'By', 'Note'], rows, empty: 'No note.' }),
    form('Add a note', add),
  ];
}

/** Adds the route of a new note. A note is never changed. */
export function addNotes(app: SectionRoutes, { database, settings }: ConsoleNeeds): void {
  const path = `${operatorRoot}/members/:username/notes` as const;
  app.with({ audit: 'inside' }).post(path, async (context) => {
    const { text } = await readBody(context, noteBody);
    const username = context.req.param('username');
    const operator = context.get('operator').name;
    const at = settings.clock.now();
    await database.transaction(async (sql) => {
      const memberId = await findMemberId(sql, username);
      const note = { id: uuid(), member_id: memberId, text, operator, at };
      await sql.insertInto('member_note').values(note).execute();
      const facts = { note: note.id };
      await recordAudit(sql, { memberId, actor: 'operator', kind: 'noteAdded', facts, at });
    });
    return context.json({ done: true });
  });
}
