import { operatorRoot } from '#protocol/paths.ts';
import { clockBody, gamesBody, jobsBody } from '../bodies.ts';
import { BadRequest, readBody } from '../read-body.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import type { Section } from './section.ts';

const html = `<section>
<h2>Clock and data</h2>
<button type="button" data-seconds="3600">One hour on</button>
<button type="button" data-seconds="86400">One day on</button>
<button type="button" id="many">Fill the lobby with 5,000 slots</button>
<button type="button" id="reset">Restore the demo data</button>
</section>`;

const script = `import { ask, attempt, fill, refresh } from './page.js';

for (const button of document.querySelectorAll('[data-seconds]')) {
  button.addEventListener('click', () => {
    const advanceSeconds = Number(button.dataset.seconds);
    void attempt(() => ask('POST', 'clock', { advanceSeconds }), 'The clock has moved on.').then(refresh);
  });
}
document.querySelector('#many').addEventListener('click', () => {
  void attempt(() => ask('POST', 'games', { slots: 5000 }), 'There are 5,000 slots now.');
});
document.querySelector('#reset').addEventListener('click', async () => {
  if (await fill({ question: 'Everybody is signed out and all play is forgotten. Restore the demo data?', yes: 'Restore' }) === null) return;
  void attempt(() => ask('POST', 'reset', {}), 'The demo data is as it was.').then(refresh);
});
`;

/** Members of an operator would lose their time or their data. */
async function requireDemo({ hasDemo }: ConsoleNeeds): Promise<void> {
  if (await hasDemo()) return;
  throw new BadRequest(
    'The store began without demo content: its clock and its data stay as they are',
  );
}

/** The clock and the reset of all data, for stores with demo content only, the jobs, and spare slots. */
export const clockAndDataSection: Section = {
  name: 'clock-and-data',
  html,
  script,
  addRoutes(app, needs) {
    const { settings, runJobs, rebuildDailySums, reset, setSlotCount } = needs;
    app.post(`${operatorRoot}/clock`, async (context) => {
      const { advanceSeconds } = await readBody(context, clockBody);
      await requireDemo(needs);
      const { clockAheadMs } = await settings.read();
      await settings.patch({ clockAheadMs: clockAheadMs + advanceSeconds * 1000 });
      await runJobs();
      return context.json({ now: settings.clock.now() });
    });
    app.post(`${operatorRoot}/reset`, async (context) => {
      await requireDemo(needs);
      await settings.patch({ clockAheadMs: 0 });
      await reset();
      return context.json({ now: settings.clock.now() });
    });
    app.post(`${operatorRoot}/games`, async (context) => {
      const { slots } = await readBody(context, gamesBody);
      return context.json({ added: await setSlotCount(slots) });
    });
    app.post(`${operatorRoot}/jobs`, async (context) => {
      const { only } = await readBody(context, jobsBody);
      await runJobs(only);
      return context.json({ done: true });
    });
    app.post(`${operatorRoot}/daily-sums`, async (context) => {
      await rebuildDailySums();
      return context.json({ done: true });
    });
  },
};
