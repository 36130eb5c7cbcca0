import { boolean, strictObject } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { listMissionSwitches, switchLeaderboard, switchMission } from '../../missions/missions.ts';
import { readBody } from '../read-body.ts';
import type { Section } from './section.ts';

const path = `${operatorRoot}/missions`;

const html = `<section id="missions">
<h2>Missions and leaderboards</h2>
<p>Only what is on is shown to members. A leaderboard pays the periods that end while it is on, once, ten minutes after their end.</p>
<table><thead><tr><th>Name</th><th>Kind</th><th>Period</th><th>Goal</th><th>Reward</th><th></th></tr></thead><tbody id="mission-switches"></tbody></table>
<h3>Ended periods</h3>
<table><thead><tr><th>Leaderboard</th><th>First day</th><th>Players</th><th>Paid</th><th>Closed</th></tr></thead><tbody id="leaderboard-periods"></tbody></table>
</section>`;

const script = `import { ask, button, keepFresh, row, timeOf } from './page.js';

const switches = document.querySelector('#mission-switches');
const periods = document.querySelector('#leaderboard-periods');
const dayText = (day) => new Date(day * 86400000).toISOString().slice(0, 10);
const goalText = ({ goal, target, category }) =>
  [goal, goal === 'turnover' || goal === 'deposit' ? target / 100 : target, category ?? ''].join(' ');

function onOff(kind, { id, enabled }) {
  return button(enabled ? 'Switch off' : 'Switch on', () => ask('POST', 'missions/' + kind + '/' + id, { enabled: !enabled }), 'Saved.');
}

keepFresh(async () => {
  const { missions, leaderboards, periods: ended } = await ask('GET', 'missions');
  switches.replaceChildren(
    ...missions.map((one) => row(one.title, 'mission', one.period, goalText(one), one.reward / 100, onOff('mission', one))),
    ...leaderboards.map((one) => row(one.title, 'leaderboard', one.period, one.category ?? '', '', onOff('leaderboard', one))),
  );
  periods.replaceChildren(...ended.map((one) =>
    row(one.title, dayText(one.firstDay), one.players, one.paid / 100, timeOf(one.closedAt))));
});
`;

const switchBody = strictObject({ enabled: boolean() });

/** Switches missions and leaderboards on and off, and lists the periods whose prizes are paid. */
export const missionsSection: Section = {
  name: 'missions',
  html,
  script,
  addRoutes(app, { database: { sql }, settings }) {
    app.get(path, async (context) => context.json(await listMissionSwitches(sql)));
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
