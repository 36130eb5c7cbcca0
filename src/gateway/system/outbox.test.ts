import { expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { openDatabase } from '../store/database.ts';
import { createOutbox, purgeOutbox } from './outbox.ts';

const minutes = 60_000;

it('shows a code for ten minutes, then the message without it, which housekeeping stores', async () => {
  const database = await openDatabase(await openTestStore('empty'));
  let now = 1_000_000;
  const outbox = createOutbox(database.sql, { now: () => now });
  const message = { channel: 'sms', to: '639175550101', code: '123456' } as const;
  await outbox.send({ ...message, text: 'Your code is 123456.\n\n@localhost #123456' });
  await outbox.send({ channel: 'sms', to: '639175550102', text: 'Your password was changed.' });
  now += 10 * minutes - 1;
  await purgeOutbox(database.sql, now);
  expect((await outbox.list('639175550101'))[0]).toMatchObject({ code: '123456' });
  now += 1;
  const texts = ['Your password was changed.', 'Your code is ••••••.\n\n@localhost #••••••'];
  const shown = await outbox.list();
  expect(shown.map(({ text }) => text)).toEqual(texts);
  expect(shown.filter(({ code }) => code !== undefined)).toEqual([]);
  await purgeOutbox(database.sql, now);
  const kept = await database.sql.selectFrom('outbox').select(['text', 'code']).execute();
  expect(kept).toEqual(expect.arrayContaining(texts.map((text) => ({ text, code: null }))));
  await database.close();
});
