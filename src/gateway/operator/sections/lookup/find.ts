import { maxLength, minLength, pipe, safeParse, strictObject, string, trim } from 'valibot';
import { isUuid } from '#protocol/uuid.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { Refusal } from '../../../http/refusal.ts';
import { toPesos } from '#protocol/model/money.ts';
import { eventsOfOpenBet, voidEvent, voidOne } from '../../../bets/bets.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Sql } from '../../../store/database.ts';
import type { Action, Block } from '../../view.ts';
import type { Section } from '../section.ts';
import { findReversible } from '../../../reversals/reversals.ts';
import { findRecords } from './find-records.ts';
import { addResultRoutes, resultActions } from './void-results.ts';
import {
  action,
  choices,
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
const reason = pipe(string(), trim(), minLength(1), maxLength(300));
const voidBody = strictObject({ reason });
const voidEventBody = strictObject({ event: pipe(string(), minLength(1), maxLength(200)), reason });

type Found = Awaited<ReturnType<typeof findRecords>>;

const hint = 'Member, mobile number, e-mail, number of a payment or a bet, or a reference.';

const reasonField = required({ name: 'reason', label: 'Reason, which the member reads' });

/** The actions on an open bet: it alone, or all bets on an event that is called off. */
function betActions({ id, number, username, amount, events }: Found['records'][number]) {
  const cancel = action({
    label: 'Void',
    path: `bets/${id}/void`,
    question: `Void bet ${number} of ${username}? The stake of ${amount} pesos goes back to the member, and the bet counts for nothing.`,
    fields: [reasonField],
    done: `The stake of ${amount} pesos is back.`,
  });
  const callOff = action({
    label: 'Void event',
    path: `bets/${id}/void-event`,
    question:
      'Call the event off? It takes no further bets. All open bets on it are cancelled, also those that depend on other events too, and their stakes go back. Bets with a result keep it.',
    fields: [
      required({ name: 'event', label: 'Event', type: 'choice', options: choices(events) }),
      reasonField,
    ],
    done: 'The event is called off. Its open bets are cancelled within seconds.',
  });
  return events.length > 0 ? [cancel, callOff] : [cancel];
}

/** The actions on the bets with a result, by the id of the bet. */
async function actionsOnResults(sql: Sql, records: Found['records']) {
  const bets = records.filter((one) => one.kind === 'bet' && one.state !== 'open');
  const found = await findReversible(
    sql,
    bets.map(({ id }) => id),
  );
  return new Map(found.map((one) => [one.id, resultActions(one)]));
}

function recordRow(one: Found['records'][number], onResults: ReadonlyMap<string, Action[]>) {
  const { id, kind, number, username, amount, note } = one;
  const about = [kind, number, member(username), inPesos(amount), state(one.state), time(one.at)];
  const isOpen = kind === 'bet' && one.state === 'open';
  const actions = isOpen ? betActions(one) : (onResults.get(id) ?? []);
  return row(`${kind} ${id}`, [...about, note, id], { actions });
}

async function viewFound(
  { database: { sql } }: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
): Promise<readonly Block[]> {
  const text = safeParse(searched, query['text']);
  const found = text.success ? await findRecords(sql, text.output) : { members: [], records: [] };
  const onResults = await actionsOnResults(sql, found.records);
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
      rows: found.records.map((one) => recordRow(one, onResults)),
      empty,
    }),
  ];
}

/** Finds members, payments and bets by what a player can read out, voids bets, and calls events off. */
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
    const money = app.with({ area: 'money' });
    addResultRoutes(money, { database, settings });
    const betIn = (id: string) => {
      if (!isUuid(id)) throw new Refusal(404, 'not_found');
      return id;
    };
    const notOpen = { error: 'The bet is not open: nothing was changed' };
    money.with({ audit: 'inside' }).post(`${operatorRoot}/bets/:id/void`, async (context) => {
      const id = betIn(context.req.param('id'));
      const body = await readBody(context, voidBody);
      const at = settings.clock.now();
      const isVoid = await voidOne(database.transaction, id, { reason: body.reason, at });
      return isVoid ? context.json({ done: true }) : context.json(notOpen, 409);
    });
    money.post(`${operatorRoot}/bets/:id/void-event`, async (context) => {
      const id = betIn(context.req.param('id'));
      const body = await readBody(context, voidEventBody);
      const events = await eventsOfOpenBet(database.sql, id);
      if (events === null) return context.json(notOpen, 409);
      if (!events.includes(body.event))
        throw new BadRequest('The bet does not depend on this event');
      const { bets, stakes } = await database.transaction((sql) =>
        voidEvent(sql, body, settings.clock.now()),
      );
      return context.json({ bets, stakes: toPesos(stakes) });
    });
  },
};
