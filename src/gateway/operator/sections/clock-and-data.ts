import { operatorRoot } from '#protocol/paths.ts';
import { clockBody, gamesBody, jobsBody } from '../bodies.ts';
import { BadRequest, readBody } from '../read-body.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import type { Section } from './section.ts';
import { action, buttons } from '../view-parts.ts';

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
  area: 'owner',
  page: {
    title: 'Clock and data',
    group: 'House',
    view: async () => [
      buttons('Clock', [
        action({
          label: 'One hour on',
          path: 'clock',
          body: { advanceSeconds: 3_600 },
          done: 'The clock has moved on.',
        }),
        action({
          label: 'One day on',
          path: 'clock',
          body: { advanceSeconds: 86_400 },
          done: 'The clock has moved on.',
        }),
      ]),
      buttons('Data', [
        action({
          label: 'Fill the lobby with 5,000 slots',
          path: 'games',
          body: { slots: 5_000 },
          done: 'There are 5,000 slots now.',
        }),
        action({
          label: 'Restore the demo data',
          path: 'reset',
          question: 'Everybody is signed out and all play is forgotten. Restore the demo data?',
          done: 'The demo data is as it was.',
        }),
      ]),
    ],
  },
  addRoutes(app, needs) {
    const { settings, runJobs, rebuildDailySums, reset, setSlotCount } = needs;
    app.with({ audit: 'inside' }).post(`${operatorRoot}/clock`, async (context) => {
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
    app.with({ audit: 'never' }).post(`${operatorRoot}/jobs`, async (context) => {
      const { only } = await readBody(context, jobsBody);
      await runJobs(only);
      return context.json({ done: true });
    });
    app.with({ audit: 'never' }).post(`${operatorRoot}/daily-sums`, async (context) => {
      await rebuildDailySums();
      return context.json({ done: true });
    });
  },
};
