import { operatorRoot } from '#protocol/paths.ts';
import { maskContact, smsOfToday } from '../../accounts/accounts.ts';
import type { Database } from '../../store/database.ts';
import type { Section } from './section.ts';
import { row, table, time } from '../view-parts.ts';

/** The texts of the captchas that have not expired, newest first, for programs that cannot read the pictures. */
function captchas({ sql }: Database, now: number) {
  return sql
    .selectFrom('captcha')
    .select(['text', 'made_at as at'])
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .limit(20)
    .execute();
}

/** Sent codes and messages, the number of codes by SMS and its limits with an alarm, and the texts of captchas. */
export const outboxSection: Section = {
  name: 'outbox',
  area: 'owner',
  page: {
    title: 'Outbox',
    group: 'House',
    settings: [
      { path: 'smsBudget.perDay', unit: 'count', label: 'Codes by SMS in a day' },
      { path: 'smsBudget.perCountry', unit: 'count', label: 'Codes by SMS to one country' },
      {
        path: 'smsBudget.byDialCode',
        unit: 'pairs',
        label: 'Countries with a limit of their own',
        hint: 'Such as 63=5000.',
      },
    ],
    async view({ outbox, database, settings }) {
      const counts = await smsOfToday(database.sql, await settings.read(), settings.clock.now());
      const sent = await outbox.list();
      return [
        table({
          title: 'Codes by SMS today',
          columns: ['To', 'Sent', 'At most', 'Alarm'],
          rows: counts.map(({ dialCode, sent: count, most, alarm }) =>
            row(dialCode ?? '', [
              dialCode === null ? 'All' : `+${dialCode}`,
              count,
              most,
              String(alarm ?? ''),
            ]),
          ),
        }),
        table({
          title: 'Messages by SMS and e-mail',
          text: 'Newest first.',
          columns: ['Time', 'Way', 'To', 'Code', 'Text'],
          rows: sent.map(({ at, channel, to, code, text }, n) =>
            row(`${at} ${n}`, [time(at), channel, maskContact(to), code ?? '', text]),
          ),
          empty: 'Nothing was sent yet.',
        }),
      ];
    },
  },
  addRoutes(app, { outbox, database, settings }) {
    app.get(`${operatorRoot}/outbox`, async (context) => {
      const to = context.req.query('to');
      const sent = await outbox.list(to);
      // A receiver that the request names is known already.
      return context.json(
        to === undefined ? sent.map((one) => ({ ...one, to: maskContact(one.to) })) : sent,
      );
    });
    app.get(`${operatorRoot}/sms`, async (context) => {
      const counts = await smsOfToday(database.sql, await settings.read(), settings.clock.now());
      return context.json(counts);
    });
    app.get(`${operatorRoot}/captchas`, async (context) =>
      context.json(await captchas(database, settings.clock.now())),
    );
  },
};
