import { boolean, strictObject } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { listMissionSwitches, switchLeaderboard, switchMission } from '../../missions/missions.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { readBody } from '../read-body.ts';
import type { Block } from '../view.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import type { Section } from './section.ts';
import { action, centavos, row, state, table, time } from '../view-parts.ts';

const path = `${operatorRoot}/missions`;

const switchBody = strictObject({ enabled: boolean() });

function onOff(kind: 'mission' | 'leaderboard', id: string, enabled: boolean) {
  return action({
    label: enabled ? 'Switch off' : 'Switch on',
    path: `missions/${kind}/${id}`,
    body: { enabled: !enabled },
    done: 'Saved.',
  });
}

function goalText({
  goal,
  target,
  category,
}: {
  goal: string;
  target: number;
  category: string | null;
}) {
  const isMoney = goal === 'turnover' || goal === 'deposit';
  return [goal, isMoney ? target / 100 : target, category ?? ''].join(' ');
}

async function viewMissions({ database: { sql } }: ConsoleNeeds): Promise<readonly Block[]> {
  const { missions, leaderboards, periods } = await listMissionSwitches(sql);
  const rows = [
    ...missions.map(({ id, enabled, ...one }) => {
      const cells = [one.title, 'mission', one.period, goalText(one), centavos(one.reward)];
      const actions = [onOff('mission', id, enabled)];
      return row(`mission ${id}`, [...cells, state(enabled ? 'on' : 'off')], { actions });
    }),
    ...leaderboards.map(({ id, enabled, ...one }) => {
      const cells = [one.title, 'leaderboard', one.period, one.category ?? '', ''];
      const actions = [onOff('leaderboard', id, enabled)];
      return row(`board ${id}`, [...cells, state(enabled ? 'on' : 'off')], { actions });
    }),
  ];
  const ended = periods.map((one, n) =>
    row(String(n), [
      one.title,
      new Date(one.firstDay * dayMs).toISOString().slice(0, 10),
      one.players,
      centavos(one.paid),
      time(one.closedAt),
    ]),
  );
  const text =
    'Only what is on is shown to members. A leaderboard pays the periods that end while it is on, once, ten minutes after their end.';
  const columns = ['Name', 'Kind', 'Period', 'Goal', 'Reward', 'State'];
  return [
    table({ text, columns, rows }),
    table({
      title: 'Ended periods',
      columns: ['Leaderboard', 'First day', 'Players', 'Paid', 'Closed'],
      rows: ended,
    }),
  ];
}

/** Switches missions and leaderboards on and off, and lists the periods whose prizes are paid. */
export const missionsSection: Section = {
  name: 'missions',
  area: 'content',
  page: { title: 'Missions and leaderboards', group: 'Rewards', view: viewMissions },
  addRoutes(app, { database: { sql }, settings }) {
    app.post(`${path}/mission/:id`, async (context) => {
      const { enabled } = await readBody(context, switchBody);
      return context.json({ done: await switchMission(sql, context.req.param('id'), enabled) });
    });
    app.post(`${path}/leaderboard/:id`, async (context) => {
      const { enabled } = await readBody(context, switchBody);
      const change = { enabled, now: settings.clock.now() };
      return context.json({ done: await switchLeaderboard(sql, context.req.param('id'), change) });
    });
  },
};
