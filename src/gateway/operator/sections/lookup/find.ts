import { maxLength, minLength, pipe, safeParse, strictObject, string, trim } from 'valibot';
import { isUuid } from '#protocol/uuid.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { Refusal } from '../../../http/refusal.ts';
import { recordStep } from '../../../ledger/ledger.ts';
import { voidBet } from '../../../bets/bets.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Block } from '../../view.ts';
import type { Section } from '../section.ts';
import { findRecords } from './find-records.ts';
import {
  action,
  field,
  inPesos,
  member,
  required,
  row,
  state,
  table,
  time,
} from '../../view-parts.ts';

const searched = pipe(string(), trim(), minLength(1), maxLength(100));
const voidBody = strictObject({ reason: pipe(string(), trim(), minLength(1), maxLength(300)) });

type Found = Awaited<ReturnType<typeof findRecords>>;

const hint = 'Member, mobile number, e-mail, number of a payment or a bet, or a reference.';

function recordRow(one: Found['records'][number]) {
  const { id, kind, number, username, amount, note } = one;
  const cancel = action({
    label: 'Void',
    path: `bets/${id}/void`,
    question: `Void bet ${number} of ${username}? The stake of ${amount} pesos goes back to the member, and the bet counts for nothing.`,
    fields: [required({ name: 'reason', label: 'Reason, which the member reads' })],
    done: `The stake of ${amount} pesos is back.`,
  });
  const about = [kind, number, member(username), inPesos(amount), state(one.state), time(one.at)];
  const actions = kind === 'bet' && one.state === 'open' ? [cancel] : [];
  return row(`${kind} ${id}`, [...about, note, id], { actions });
}

async function viewFound(
  { database: { sql } }: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
): Promise<readonly Block[]> {
  const text = safeParse(searched, query['text']);
  const found = text.success ? await findRecords(sql, text.output) : { members: [], records: [] };
  const value = query['text'] ?? '';
  const filters = [field({ name: 'text', label: 'Search for', type: 'search', value, hint })];
  const people = found.members.map((one) =>
    row(one.username, [
      member(one.username),
      one.nickname,
      String(one.type),
      time(one.registeredAt),
      one.suspended ? state('suspended') : '',
    ]),
  );
  const empty = text.success ? 'Nothing has this name or number.' : 'Search for something.';
  return [
    table({
      title: 'Members',
      filters,
      columns: ['Member', 'Nickname', 'Type', 'Registered', 'State'],
      rows: people,
      empty,
    }),
    table({
      title: 'Payments and bets',
      columns: ['Kind', 'Number', 'Member', 'Pesos', 'State', 'Time', 'Notes', 'Id'],
      rows: found.records.map(recordRow),
      empty,
    }),
  ];
}

/** Finds members, payments and bets by what a player can read out, and voids open bets. */
export const findSection: Section = {
  name: 'find',
  area: 'search',
  page: { title: 'Search', group: 'Today', view: viewFound },
  addRoutes(app, { database, settings }) {
    app.get(`${operatorRoot}/find`, async (context) => {
      const text = safeParse(searched, context.req.query('text'));
      if (!text.success) throw new BadRequest('A text to search for is missing');
      return context.json(await findRecords(database.sql, text.output));
    });
    app
      .with({ area: 'money', audit: 'inside' })
      .post(`${operatorRoot}/bets/:id/void`, async (context) => {
        const id = context.req.param('id');
        const { reason } = await readBody(context, voidBody);
        if (!isUuid(id)) throw new Refusal(404, 'not_found');
        const cancellation = { actor: 'operator', remark: reason } as const;
        const at = settings.clock.now();
        const isVoid = await database.transaction(async (sql) => {
          if (!(await voidBet(sql, id, cancellation, at))) return false;
          const subject = { table: 'round', id } as const;
          const step = { subject, from: 'open', to: 'cancelled', actor: 'operator' } as const;
          await recordStep(sql, { ...step, at, reason });
          return true;
        });
        if (!isVoid)
          return context.json({ error: 'The bet is not open: nothing was changed' }, 409);
        return context.json({ done: true });
      });
  },
};
