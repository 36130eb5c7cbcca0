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
import { operatorRoot } from '#protocol/paths.ts';
import { type FeedbackState, feedbackStates } from '#protocol/vocabulary/feedback.ts';
import {
  answerDaysOf,
  answerFeedback,
  countFeedback,
  listFeedback,
  stateOfFeedback,
} from '../../feedback/feedback.ts';
import type { HttpEnv } from '../../http/request-context.ts';
import { maskContact } from '../../accounts/accounts.ts';
import { changersOf } from '../access.ts';
import { emptyBody } from '../bodies.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { BadRequest, readBody } from '../read-body.ts';
import type { Block } from '../view.ts';
import type { PageReader, Section } from './section.ts';
import {
  action,
  look,
  member,
  required,
  row,
  state,
  stateFilter,
  table,
  time,
} from '../view-parts.ts';

const path = `${operatorRoot}/feedback`;

const answerBody = strictObject({
  content: pipe(string(), trim(), minLength(1), maxLength(2_000)),
});

/** Answers or closes, and replies with the state and if it has changed. A null content closes. */
async function act(
  context: Context<HttpEnv>,
  { database, settings }: ConsoleNeeds,
  content: string | null,
) {
  const { id = '' } = context.req.param();
  const now = settings.clock.now();
  if ((await stateOfFeedback(database.sql, id)) === null) {
    throw new BadRequest('There is no such one');
  }
  const moved = await database.transaction((sql) => answerFeedback(sql, { id, content }, now));
  const after = await stateOfFeedback(database.sql, id);
  return context.json({ state: after, changed: moved !== null });
}

type Feedback = Awaited<ReturnType<typeof listFeedback>>[number];

/** Open feedback whose answer is due is late; its time alone is shown before. */
const dueCells = (dueAt: number | null, now: number) => [
  time(dueAt),
  dueAt !== null && dueAt < now ? state('late') : '',
];

function rowOf(
  one: Feedback,
  { shown, now }: { readonly shown: FeedbackState; readonly now: number },
) {
  const path = `feedback/${one.id}`;
  const fields = [required({ name: 'content', label: 'Answer', type: 'area' })];
  const answer = { label: 'Answer', path: `${path}/answer`, done: 'Answered.' };
  const actions = [
    action({ ...answer, question: 'The member reads the answer.', fields }),
    action({ label: 'Close', path: `${path}/close`, done: 'Closed.' }),
  ];
  const cells = [
    time(one.at),
    ...dueCells(one.dueAt, now),
    one.number,
    member(one.username, 'guest'),
    one.contact ?? '',
    one.type,
    one.content,
    one.remark,
    one.replies.map(({ author, content }) => `${author}: ${content}`).join(' / '),
  ];
  const looks = look('Pictures', `Feedback ${one.number}`, one.pictures);
  return row(one.id, cells, { actions: shown === 'closed' ? [] : actions, looks });
}

/** The state that is asked for. Throws a BadRequest for another word. */
function stateAsked(asked = 'open') {
  const found = safeParse(picklist(feedbackStates), asked);
  if (!found.success) throw new BadRequest('There is no such state');
  return found.output;
}

/** The feedback with a state. Its contact is whole for those who answer while it is not closed, else masked. */
async function feedbackIn(
  { database, settings, market }: ConsoleNeeds,
  shown: FeedbackState,
  mayAnswer: boolean,
) {
  const answerDays = answerDaysOf({ settings: await settings.read(), market });
  const list = await listFeedback(database.sql, shown, answerDays);
  if (mayAnswer && shown !== 'closed') return list;
  return list.map((one) => ({ ...one, contact: one.contact && maskContact(one.contact) }));
}

async function viewFeedback(
  needs: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
  { mayChange }: PageReader,
): Promise<readonly Block[]> {
  const { sql } = needs.database;
  const shown = stateAsked(query['state']);
  const now = needs.settings.clock.now();
  const rows = (await feedbackIn(needs, shown, mayChange('contact'))).map((one) =>
    rowOf(one, { shown, now }),
  );
  const filters = [stateFilter(feedbackStates, shown, await countFeedback(sql))];
  const columns = [
    'Since',
    'Answer due',
    '',
    'Number',
    'From',
    'Contact',
    'Type',
    'Content',
    'Remark',
    'Replies',
  ];
  return [table({ filters, columns, rows, empty: 'No feedback is in this state.' })];
}

/** The feedback of members and guests by its state, with answers. */
export const feedbackSection: Section = {
  name: 'feedback',
  area: 'contact',
  page: {
    title: 'Feedback',
    group: 'Contact',
    waiting: async ({ database }) => (await countFeedback(database.sql))['open'] ?? 0,
    view: viewFeedback,
  },
  addRoutes(app, needs) {
    const { sql } = needs.database;
    app.get(path, async (context) => {
      const mayAnswer = changersOf('contact').includes(context.get('operator').role);
      const list = await feedbackIn(needs, stateAsked(context.req.query('state')), mayAnswer);
      return context.json({ list, counts: await countFeedback(sql) });
    });
    app.post(`${path}/:id/answer`, async (context) => {
      const { content } = await readBody(context, answerBody);
      return act(context, needs, content);
    });
    app.post(`${path}/:id/close`, async (context) => {
      await readBody(context, emptyBody);
      return act(context, needs, null);
    });
  },
};
