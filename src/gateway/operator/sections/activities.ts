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
import type { Block } from '../view.ts';
import type { Section } from './section.ts';
import { action, look, member, row, stateFilter, table, time, withReason } from '../view-parts.ts';

const path = `${operatorRoot}/applications`;
const states = [...new Set(Object.values(applicationMoves).map(({ to }) => to))];

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

type Application = Awaited<ReturnType<typeof listApplications>>[number];

function actionsOf({ id, username, reward, rewardKind }: Application, shown: string) {
  const to = (name: string) => `applications/${id}/${name}`;
  const question = `Issue ${reward ?? 'the reward'} ${rewardKind} to ${username}?`;
  const issued = 'The reward is in the claim hall.';
  const actions = {
    approve: action({ label: 'Approve', path: to('approve'), done: 'Approved.' }),
    reject: withReason('The member reads the reason.', {
      label: 'Reject',
      path: to('reject'),
      done: 'Rejected.',
    }),
    issue: action({ label: 'Issue', path: to('issue'), question, done: issued }),
  };
  const names = ['approve', 'reject', 'issue'] as const;
  return names
    .filter((name) => moves[name].some((from) => from === shown))
    .map((name) => actions[name]);
}

/** The state that is asked for. Throws a BadRequest for another word. */
function stateOf(asked = 'applying') {
  const found = safeParse(picklist(states), asked);
  if (!found.success) throw new BadRequest('There is no such state');
  return found.output;
}

async function viewApplications(
  { database: { sql } }: ConsoleNeeds,
  query: Readonly<Record<string, string>>,
): Promise<readonly Block[]> {
  const shown = stateOf(query['state']);
  const list = await listApplications(sql, shown);
  const rows = list.map((one) => {
    const { id, username, title, reward, rewardKind, remark, reason, pictures } = one;
    const gives = reward === null ? '' : `${reward} ${rewardKind}`;
    const cells = [time(one.appliedAt), member(username), title, gives, remark, reason ?? ''];
    const looks = look('Pictures', `Application of ${username}`, pictures);
    return row(id, cells, { actions: actionsOf(one, shown), looks });
  });
  const filters = [stateFilter(states, shown, await countApplications(sql))];
  const columns = ['Since', 'Member', 'Promotion', 'Reward', 'Remark', 'Reason'];
  return [table({ filters, columns, rows, empty: 'No application is in this state.' })];
}

/** The applications for promotions by their state, and their review. */
export const activitiesSection: Section = {
  name: 'activities',
  area: 'content',
  page: {
    title: 'Applications for promotions',
    group: 'Rewards',
    waiting: async ({ database }) => (await countApplications(database.sql))['applying'] ?? 0,
    view: viewApplications,
  },
  addRoutes(app, needs) {
    const { sql } = needs.database;
    app.get(path, async (context) => {
      const list = await listApplications(sql, stateOf(context.req.query('state')));
      return context.json({ list, counts: await countApplications(sql), moves });
    });
    for (const [action, act] of Object.entries({
      approve: approveApplication,
      issue: issueReward,
    })) {
      app.with({ audit: 'inside' }).post(`${path}/:id/${action}`, async (context) => {
        await readBody(context, emptyBody);
        return answer(context, needs, act);
      });
    }
    app.with({ audit: 'inside' }).post(`${path}/:id/reject`, async (context) => {
      const { reason } = await readBody(context, reasonBody);
      return answer(context, needs, (within, id, now) =>
        rejectApplication(within, id, { reason, now }),
      );
    });
  },
};
