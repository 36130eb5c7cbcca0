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
import { feedbackStates } from '#protocol/vocabulary/feedback.ts';
import {
  answerFeedback,
  countFeedback,
  listFeedback,
  stateOfFeedback,
} from '../../feedback/feedback.ts';
import type { HttpEnv } from '../../http/request-context.ts';
import { emptyBody } from '../bodies.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { BadRequest, readBody } from '../read-body.ts';
import type { Section } from './section.ts';

const path = `${operatorRoot}/feedback`;

const html = `<section id="feedback">
<h2>Feedback</h2>
<label>State <select id="feedback-state">${feedbackStates
  .map((state) => `<option value="${state}">${state}</option>`)
  .join('')}</select></label>
<table><thead><tr><th>Since</th><th>Number</th><th>From</th><th>Contact</th><th>Type</th><th>Content</th><th>Remark</th><th>Replies</th><th>Actions</th></tr></thead><tbody></tbody></table>
</section>`;

const script = `import { ask, attempt, button, keepFresh, refresh, row, showPicture, timeOf } from './page.js';

const section = document.querySelector('#feedback');
const select = document.querySelector('#feedback-state');
const body = section.querySelector('tbody');

const act = (id, action, values = {}) => async () => {
  const { state, changed } = await ask('POST', 'feedback/' + id + '/' + action, values);
  if (!changed) throw new Error('Nothing was changed: it is ' + state + '.');
};

const answer = (id) => ({ content }) => act(id, 'answer', { content })();

const answerAsked = { question: 'The member reads the answer.', fields: [{ name: 'content', label: 'Answer', required: true, rows: 6 }] };

function actionsOf({ id, pictures }, state) {
  const shown = pictures.map((picture, n) => button('Picture ' + (n + 1), showPicture(section, picture, 'Picture of the feedback')));
  if (state === 'closed') return shown;
  return [button('Answer', answer(id), 'Answered.', answerAsked), button('Close', act(id, 'close'), 'Closed.'), ...shown];
}

const textOf = ({ author, content }) => author + ': ' + content;

async function load() {
  const state = select.value;
  const { list, counts } = await ask('GET', 'feedback?state=' + state);
  for (const option of select.options) option.textContent = option.value + ' (' + (counts[option.value] ?? 0) + ')';
  body.replaceChildren(...list.map((one) => row(
    timeOf(one.at), one.number, one.username ?? 'guest', one.contact, one.type, one.content, one.remark,
    one.replies.map(textOf).join(' / '), actionsOf(one, state),
  )));
}

select.addEventListener('change', () => void attempt(refresh));
keepFresh(load);
`;

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
  const state = await stateOfFeedback(database.sql, id);
  return context.json({ state, changed: moved !== null });
}

/** The feedback of members and guests by its state, with answers. */
export const feedbackSection: Section = {
  name: 'feedback',
  html,
  script,
  addRoutes(app, needs) {
    const { sql } = needs.database;
    app.get(path, async (context) => {
      const asked = context.req.query('state') ?? 'open';
      const state = safeParse(picklist(feedbackStates), asked);
      if (!state.success) throw new BadRequest('There is no such state');
      const list = await listFeedback(sql, state.output);
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
