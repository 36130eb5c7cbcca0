import { beforeEach, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import type { ExclusionKind } from '#protocol/model/protection/exclusion.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;

beforeEach(async () => {
  test = await openTestGateway();
  return () => test.close();
});

const login = { username: 'juan', password: demoPassword, captcha: '' };

async function begin(kind: ExclusionKind, length: number | null) {
  const token = await test.signIn('juan');
  const wanted = { kind, length, loginPassword: demoPassword };
  return test.request(calls.beginExclusion, wanted, { token });
}

const lengthen = (kind: ExclusionKind, length: number | null) =>
  test.request(calls.lengthenExclusion, { ...login, kind, length });

/** The messages about breaks that have reached a verified address of juan, the oldest first. */
async function sent(): Promise<string[]> {
  const all = await Promise.all(['+639175550101', 'juan@example.com'].map(test.operator.outbox));
  const about = all.flat().filter(({ text }) => /break|closed|come back/.test(text));
  return about.toSorted((one, other) => one.at - other.at).map(({ text }) => text);
}

/** A time as the messages name it. */
const inManila = (at: number | null) =>
  new Date((at ?? 0) + dayMs / 3).toISOString().slice(0, 16).replace('T', ' ');

it('a break is confirmed at the verified address when it begins and when it becomes longer', async () => {
  const { endsAt } = await begin('timeOut', 24);
  const first = await sent();
  expect(first).toEqual([expect.stringContaining(`has begun. It lasts until ${inManila(endsAt)}`)]);
  await test.operator.advance(60);
  const { endsAt: later } = await lengthen('selfExclusion', 6);
  expect((await sent()).at(-1)).toContain(`is longer now. It lasts until ${inManila(later)}`);
  await test.operator.advance(60);
  await lengthen('selfExclusion', null);
  expect((await sent()).at(-1)).toContain('Your break is for good');
  await test.operator.advance(60);
  await lengthen('closed', null);
  expect((await sent()).at(-1)).toContain('Your account is closed');
  expect(await sent()).toHaveLength(4);
});

it('a call that makes no break longer sends no message', async () => {
  await begin('selfExclusion', 12);
  await lengthen('timeOut', 24);
  await lengthen('selfExclusion', 6);
  expect(await sent()).toHaveLength(1);
});

it('the request for a return is confirmed once, and the inbox has all messages after the return', async () => {
  await begin('selfExclusion', 6);
  await test.operator.advance(185 * 24 * 3600);
  const { signInFrom } = await test.request(calls.askToReturn, login);
  await test.request(calls.askToReturn, login);
  const messages = await sent();
  expect(messages).toHaveLength(2);
  expect(messages.at(-1)).toContain(`log in again from ${inManila(signInFrom)}`);
  await test.operator.advance(24 * 3600 + 1);
  const token = await test.signIn('juan');
  const asked = { page: 1, size: 50, search: '', message: '' };
  const { list } = await test.request(calls.getInbox, asked, { token });
  const titles = list.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['Your break has begun', 'You asked to come back']),
  );
});
