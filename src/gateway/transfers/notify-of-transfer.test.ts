import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, clock, prepareLedger } from '#tests/support/add-player.ts';
import { languageCodes } from '#protocol/model/language.ts';
import { auditLedger, balancedLedger } from '#tests/support/audit-ledger.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { stepsOf } from '../ledger/money-steps.ts';
import { returnUplineTransfer } from './return-transfer.ts';
import { sendToDownline } from './send-to-downline.ts';
import { sendToUpline } from './send-to-upline.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
  await prepareLedger(database);
});
afterAll(() => database.close());

const limits = { least: 1, most: 1_000_00, dayMost: 1_000_00, dayTimes: 10 };

const messagesOf = (memberId: string) =>
  database.sql
    .selectFrom('message')
    .select(['sender', 'titles', 'contents'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

const eventsOf = (memberId: string) =>
  database.sql
    .selectFrom('event')
    .select(['kind', 'cause_table', 'cause_id', 'values'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'balanceChanged')
    .orderBy('id')
    .execute();

it('notifies the recipient of a transfer, and both members of its return', async () => {
  const { sql, transaction } = database;
  const boss = await addPlayer(database, 'boss', 0);
  const sender = await addPlayer(database, '<i>down</i>', 500_00);
  await sql.updateTable('member').set({ upline_id: boss.id }).where('id', '=', sender.id).execute();
  const wanted = { key: 'a', recipient: 'boss', amount: 123_45, remark: 'For <b>you</b> & us' };
  const id = await transaction((within) =>
    sendToUpline(within, { ...wanted, senderId: sender.id }, limits, clock.now()),
  );
  const [received] = await messagesOf(boss.id);
  expect(received).toMatchObject({
    sender: 'member_downline',
    titles: { EN: 'You received ₱123.45 from <i>down</i>' },
  });
  expect(Object.keys(received?.titles ?? {}).toSorted()).toEqual(languageCodes.toSorted());
  expect(received?.contents).toMatchObject({
    EN: '<p>&lt;i&gt;down&lt;/i&gt; of your team sent you ₱123.45. It is in your balance.</p><blockquote>For &lt;b&gt;you&lt;/b&gt; &amp; us</blockquote>',
  });
  expect(await messagesOf(sender.id)).toEqual([]);
  const event = { kind: 'balanceChanged', cause_table: 'upline_transfer', cause_id: id };
  expect(await eventsOf(boss.id)).toEqual([{ ...event, values: { amount: 123_45 } }]);
  expect(await eventsOf(sender.id)).toEqual([]);

  const back = () =>
    transaction((within) => returnUplineTransfer(within, id, 'By mistake', clock.now()));
  expect(await back()).toBe(true);
  expect(await back()).toBe(false);
  expect(await messagesOf(boss.id)).toMatchObject([
    {},
    {
      sender: 'merchant',
      titles: { EN: 'A transfer of ₱123.45 was sent back' },
      contents: {
        EN: '<p>We sent the transfer of ₱123.45 from &lt;i&gt;down&lt;/i&gt; back. It is no longer in your balance.</p><blockquote>By mistake</blockquote>',
      },
    },
  ]);
  expect(await messagesOf(sender.id)).toMatchObject([
    {
      sender: 'merchant',
      titles: { EN: 'Your transfer of ₱123.45 came back' },
      contents: {
        EN: '<p>We sent your transfer of ₱123.45 to boss back to you.</p><blockquote>By mistake</blockquote>',
      },
    },
  ]);
  expect(await eventsOf(sender.id)).toEqual([{ ...event, values: { amount: 123_45 } }]);
  expect((await eventsOf(boss.id))[1]).toEqual({ ...event, values: { amount: -123_45 } });
  expect(await stepsOf(sql, id)).toMatchObject([
    { from_state: null, to_state: 'done', actor: 'member', amount: 123_45 },
    { from_state: 'done', to_state: 'returned', actor: 'operator', reason: 'By mistake' },
  ]);
  expect(await auditLedger(sql)).toEqual(balancedLedger);
});

it('names the upline to a downline, and hides the number of a downline', async () => {
  const { sql, transaction } = database;
  const agent = await addPlayer(database, 'upper', 500_00);
  const player = await addPlayer(database, '639185551234', 500_00);
  const changed = { upline_id: agent.id, mobile: '639185551234' };
  await sql.updateTable('member').set(changed).where('id', '=', player.id).execute();
  const money = { amount: 100_00, remark: '' };
  const down = { ...money, key: 'down', senderId: agent.id, recipientId: player.id };
  const up = { ...money, key: 'up', senderId: player.id, recipient: 'upper' };
  await transaction((within) => sendToDownline(within, down, limits, clock.now()));
  await transaction((within) => sendToUpline(within, up, limits, clock.now()));
  const [received] = await messagesOf(player.id);
  expect(received).toMatchObject({
    sender: 'upline',
    titles: { EN: 'You received ₱100.00 from upper' },
    contents: { EN: '<p>Your upline upper sent you ₱100.00. It is in your balance.</p>' },
  });
  const [back] = await messagesOf(agent.id);
  expect(back).toMatchObject({ sender: 'member_downline' });
  expect(JSON.stringify(back)).toContain('+63 *** 1234');
  expect(JSON.stringify(back)).not.toContain('9185551234');
});
