import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { type Database, openDatabase } from '../store/database.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { recordStep, stepsOf } from './money-steps.ts';

let store: Database;

beforeAll(async () => {
  store = await openDatabase(await openTestStore('empty'));
});
afterAll(() => store.close());

it('lists the steps of one row in their order', async () => {
  const [id, other] = [uuid(), uuid()];
  const subject = { table: 'round', id } as const;
  await recordStep(store.sql, { subject, from: null, to: 'requested', actor: 'member', at: 5 });
  await recordStep(store.sql, {
    subject: { table: 'round', id: other },
    from: null,
    to: 'requested',
    actor: 'member',
    at: 6,
  });
  await recordStep(store.sql, {
    subject,
    from: 'requested',
    to: 'rejected',
    actor: 'operator',
    at: 6,
    reason: 'A copy of the passport is missing',
    amount: 12_34,
  });
  const steps = await stepsOf(store.sql, id);
  expect(steps.map(({ to_state: to, reason, amount }) => ({ to, reason, amount }))).toEqual([
    { to: 'requested', reason: '', amount: null },
    { to: 'rejected', reason: 'A copy of the passport is missing', amount: 12_34 },
  ]);
});
