import type { Context } from 'hono';
import {
  maxLength,
  minLength,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  trim,
} from 'valibot';
import {
  identityPictures,
  type IdentityState,
  identityStates,
} from '#protocol/model/protection/identity.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { maskBirthday, maskName } from '../../accounts/accounts.ts';
import type { HttpEnv } from '../../http/request-context.ts';
import {
  countIdentities,
  decideIdentity,
  findCheck,
  listIdentities,
  lookAtPicture,
} from '../../identity/identity.ts';
import type { Sql } from '../../store/database.ts';
import { emptyBody } from '../bodies.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { BadRequest, readBody, readId } from '../read-body.ts';
import type { Block } from '../view.ts';
import { action, look, member, row, stateFilter, table, time, withReason } from '../view-parts.ts';
import type { SectionRoutes } from '../routes.ts';
import { askIdentityAgain } from './member/protection.ts';
import type { Section } from './section.ts';

const path = `${operatorRoot}/identity`;

const reasonBody = strictObject({ reason: pipe(string(), trim(), minLength(1), maxLength(300)) });

/** The state that is asked for. Throws a BadRequest for another word. */
function stateOf(asked = 'sent') {
  const found = safeParse(picklist(identityStates), asked);
  if (!found.success) throw new BadRequest('There is no such state');
  return found.output;
}

type Listed = Awaited<ReturnType<typeof checksIn>>[number];

/** The checks in a state. Name and birthday are whole while they have to be compared with the document, and masked afterwards. */
async function checksIn(sql: Sql, state: IdentityState) {
  const checks = await listIdentities(sql, state);
  if (state === 'sent') return checks;
  return checks.map((one) => ({
    ...one,
    realName: one.realName === '' ? '' : maskName(one.realName),
    birthday: one.birthday === undefined ? undefined : maskBirthday(one.birthday),
  }));
}

function rowOf({ id, username, pictures, ...one }: Listed, shown: IdentityState) {
  const isWaiting = shown === 'sent';
  const to = (name: string) => `identity/${id}/${name}`;
  const approve = { label: 'Approve', path: to('approve'), done: 'Approved.' };
  const question = `Is ${username} the person of the document?`;
  const refuse = { label: 'Refuse', path: to('refuse'), done: 'Refused.' };
  const actions = [
    action({ ...approve, question }),
    withReason('The member reads the reason.', refuse),
  ];
  const looks = pictures.flatMap((name) =>
    look(`Look: ${name}`, `${one.document} of ${username}`, [`identity/${id}/${name}`]),
  );
  const { realName, birthday, document, note, reason } = one;
  const decided = [time(one.decidedAt), reason ?? '', one.decidedBy ?? ''];
  const cells = [time(one.sentAt), member(username), realName, birthday ?? '', document, note];
  return row(id, isWaiting ? cells : [...cells, ...decided], {
    actions: { sent: actions, approved: [askIdentityAgain(id)], refused: [] }[shown],
    looks,
  });
}

async function viewIdentities(
  { database: { sql } }: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
): Promise<readonly Block[]> {
  const shown = stateOf(query['state']);
  const isWaiting = shown === 'sent';
  const rows = (await checksIn(sql, shown)).map((one) => rowOf(one, shown));
  const filters = [stateFilter(identityStates, shown, await countIdentities(sql))];
  const facts = ['Since', 'Member', 'Real name', 'Birthday', 'Document', 'Note'];
  const columns = isWaiting ? facts : [...facts, 'Decided', 'Reason', 'By'];
  const text = 'Each look at a picture is in the audit.';
  return [table({ text, filters, columns, rows, empty: 'No check is in this state.' })];
}

/** Decides, and answers with the state and if this decision was the one that counts. */
async function decide(
  context: Context<HttpEnv>,
  { database, settings }: ConsoleNeeds,
  decision: Pick<Parameters<typeof decideIdentity>[1], 'move' | 'reason'>,
) {
  const id = readId(context, 'check');
  const now = settings.clock.now();
  const decided = await database.transaction((sql) =>
    decideIdentity(sql, { ...decision, id, by: context.get('operator').name }, now),
  );
  const found = await findCheck(database.sql, id);
  if (found === null) throw new BadRequest('There is no such check');
  return context.json({ state: found.state, changed: decided !== null });
}

function addLooks(app: SectionRoutes, { database, vault, settings }: ConsoleNeeds): void {
  // The page of the console loads every picture from here.
  app.get(`${operatorRoot}/uploads/identity/:id/:picture`, async (context) => {
    const asked = safeParse(picklist(identityPictures), context.req.param('picture'));
    if (!asked.success) throw new BadRequest('There is no such picture');
    const wanted = { id: readId(context, 'check'), picture: asked.output };
    const picture = await database.transaction((sql) =>
      lookAtPicture({ sql, vault }, wanted, settings.clock.now()),
    );
    return picture ?? context.json({ error: 'not found' }, 404);
  });
}

/** The checks of the identity of members by their state, their pictures one by one, and the decisions. */
export const identitySection: Section = {
  name: 'identity',
  area: 'identity',
  page: {
    title: 'Identity',
    group: 'Members',
    waiting: async ({ database }) => (await countIdentities(database.sql)).sent ?? 0,
    view: viewIdentities,
  },
  addRoutes(app, needs) {
    const { sql } = needs.database;
    app.get(path, async (context) => {
      const list = await checksIn(sql, stateOf(context.req.query('state')));
      return context.json({ list, counts: await countIdentities(sql) });
    });
    addLooks(app, needs);
    const decisions = app.with({ audit: 'inside' });
    decisions.post(`${path}/:id/approve`, async (context) => {
      await readBody(context, emptyBody);
      return decide(context, needs, { move: 'approve', reason: null });
    });
    decisions.post(`${path}/:id/refuse`, async (context) => {
      const { reason } = await readBody(context, reasonBody);
      return decide(context, needs, { move: 'refuse', reason });
    });
    decisions.post(`${path}/:id/ask-again`, async (context) => {
      const { reason } = await readBody(context, reasonBody);
      return decide(context, needs, { move: 'askAgain', reason });
    });
  },
};
