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
import {
  applicationMoves,
  approveApplication,
  countApplications,
  findApplication,
  issueReward,
  listApplications,
  rejectApplication,
} from '../../activities/activities.ts';
import type { HttpEnv } from '../../http/request-context.ts';
import type { Sql } from '../../store/database.ts';
import { emptyBody } from '../bodies.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { BadRequest, readBody } from '../read-body.ts';
import type { Section } from './section.ts';

const path = `${operatorRoot}/applications`;
const states = [...new Set(Object.values(applicationMoves).map(({ to }) => to))];

const html = `<section id="activities">
<h2>Applications for promotions</h2>
<label>State <select id="application-state">${states
  .map((state) => `<option value="${state}">${state}</option>`)
  .join('')}</select></label>
<table><thead><tr><th>Since</th><th>Member</th><th>Promotion</th><th>Reward</th><th>Remark</th><th>Reason</th><th>Actions</th></tr></thead><tbody></tbody></table>
</section>`;

const script = `import { ask, attempt, button, keepFresh, reasonFor, refresh, row, showPicture, timeOf } from './page.js';

const section = document.querySelector('#activities');
const select = document.querySelector('#application-state');
const body = section.querySelector('tbody');

const act = (id, action, values = {}) => async () => {
  const { state, changed } = await ask('POST', 'applications/' + id + '/' + action, values);
  if (!changed) throw new Error('Nothing was changed: it is ' + state + '.');
};

const reject = (id) => ({ reason }) => act(id, 'reject', { reason })();

function actionsOf({ id, pictures, username, reward, rewardKind }, state, moves) {
  const question = 'Issue ' + (reward ?? 'the reward') + ' ' + rewardKind + ' to ' + username + '?';
  const actions = {
    approve: () => button('Approve', act(id, 'approve'), 'Approved.'),
    reject: () => button('Reject', reject(id), 'Rejected.', reasonFor('The member reads the reason.')),
    issue: () => button('Issue', act(id, 'issue'), 'The reward is in the claim hall.', question),
  };
  const allowed = Object.keys(actions).filter((name) => moves[name].includes(state));
  const shown = pictures.map((picture, n) => button('Picture ' + (n + 1), showPicture(section, picture, 'Picture of the application')));
  return [...allowed.map((name) => actions[name]()), ...shown];
}

async function load() {
  const state = select.value;
  const { list, counts, moves } = await ask('GET', 'applications?state=' + state);
  for (const option of select.options) option.textContent = option.value + ' (' + (counts[option.value] ?? 0) + ')';
  body.replaceChildren(...list.map((one) => row(
    timeOf(one.appliedAt), one.username, one.title, one.reward === null ? '' : one.reward + ' ' + one.rewardKind, one.remark, one.reason, actionsOf(one, state, moves),
  )));
}

select.addEventListener('change', () => void attempt(refresh));
keepFresh(load);
`;

const reasonBody = strictObject({ reason: pipe(string(), trim(), minLength(1), maxLength(300)) });

/** States that each move of the operator starts from. */
const moves = {
  approve: applicationMoves.approve.from,
  reject: applicationMoves.reject.from,
  issue: applicationMoves.issue.from,
};

type Act = (sql: Sql, id: string, now: number) => Promise<object | null>;

/** Runs a move, and answers with the state and if the move has changed it. */
async function answer(context: Context<HttpEnv>, { database, settings }: ConsoleNeeds, act: Act) {
  const { id = '' } = context.req.param();
  const now = settings.clock.now();
  if (!(await findApplication(database.sql, id))) throw new BadRequest('There is no such one');
  const moved = await database.transaction((sql) => act(sql, id, now));
  const found = await findApplication(database.sql, id);
  return context.json({ state: found?.state, changed: moved !== null });
}

/** The applications for promotions by their state, and their review. */
export const activitiesSection: Section = {
  name: 'activities',
  html,
  script,
  addRoutes(app, needs) {
    const { sql } = needs.database;
    app.get(path, async (context) => {
      const asked = context.req.query('state') ?? 'applying';
      const state = safeParse(picklist(states), asked);
      if (!state.success) throw new BadRequest('There is no such state');
      const list = await listApplications(sql, state.output);
      return context.json({ list, counts: await countApplications(sql), moves });
    });
    for (const [action, act] of Object.entries({
      approve: approveApplication,
      issue: issueReward,
    })) {
      app.post(`${path}/:id/${action}`, async (context) => {
        await readBody(context, emptyBody);
        return answer(context, needs, act);
      });
    }
    app.post(`${path}/:id/reject`, async (context) => {
      const { reason } = await readBody(context, reasonBody);
      return answer(context, needs, (within, id, now) =>
        rejectApplication(within, id, { reason, now }),
      );
    });
  },
};
