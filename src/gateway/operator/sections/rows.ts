import { operatorRoot } from '#protocol/paths.ts';
import { addAccount, addAnnouncement, addBanner, addWinner } from '../add-rows.ts';
import { accountBody, announcementBody, bannerBody, winnerBody } from '../bodies.ts';
import { readBody } from '../read-body.ts';
import type { Section } from './section.ts';

/** Adds accounts, winners, announcements and banners. It has no place on the page. */
export const rowsSection: Section = {
  name: 'rows',
  area: 'owner',
  addRoutes(app, { database, vault, passwords, settings }) {
    const { sql } = database;
    const now = () => settings.clock.now();
    app.with({ audit: 'inside' }).post(`${operatorRoot}/accounts`, async (context) => {
      const body = await readBody(context, accountBody);
      const id = await addAccount({ ...database, vault, passwords }, body, now());
      return context.json({ id, username: body.username, type: body.type });
    });
    app
      .with({ area: 'content' })
      .post(`${operatorRoot}/winners`, async (context) =>
        context.json({ id: await addWinner(sql, await readBody(context, winnerBody), now()) }),
      );
    app.with({ area: 'content' }).post(`${operatorRoot}/announcements`, async (context) => {
      const body = await readBody(context, announcementBody);
      return context.json({ id: await addAnnouncement(sql, body, now()) });
    });
    app
      .with({ area: 'content' })
      .post(`${operatorRoot}/banners`, async (context) =>
        context.json({ id: await addBanner(sql, await readBody(context, bannerBody)) }),
      );
  },
};
