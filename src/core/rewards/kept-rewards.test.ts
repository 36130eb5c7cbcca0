import { keys } from 'idb-keyval';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { formatOf } from '#tests/support/format-of.ts';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import {
  keptBonuses,
  keptClaims,
  keptRebate,
  keptRedEnvelopes,
  keptMissions,
  keptReferral,
  keptInvitations,
  keptPastRewards,
} from './kept-rewards.ts';
import { openStore } from '../cache/database.ts';
import type { createRewards } from './rewards.ts';

let gateway: TestGateway;
let opened: OpenedApp;
type Rewards = ReturnType<typeof createRewards>;

let rewards: Rewards;

const names = [
  'bonuses',
  'claims',
  'invitations',
  'missions',
  'past-rewards',
  'rebate',
  'red-envelopes',
  'referral',
];

beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
beforeEach(async () => {
  const bonus = { key: 'kept', rule: 'reward', base: 100 };
  await gateway.operator.send('POST', 'members/juan/bonuses', bonus);
  opened = await openApp({ signedIn: 'juan', gateway });
  rewards = await opened.app.rewards();
  return () => opened.close();
});

async function keptNames(): Promise<string[]> {
  const written = await keys<string>(openStore({ indexedDb: () => opened.browser.database }));
  const kept = written.map((key) => /^private\/([\w-]+)\//.exec(key)?.[1] ?? '');
  return kept.filter((name) => names.includes(name)).toSorted();
}

/** The slices that are kept, and what a player sees of each. */
function slicesOf(rewards: Rewards) {
  const { bonuses, claims, envelopes, missions, past, rebate, referral } = rewards;
  return [
    { slice: bonuses, seen: () => bonuses.state.rows },
    { slice: claims, seen: () => claims.state.rewards },
    { slice: envelopes, seen: () => envelopes.state.envelopes },
    { slice: rebate, seen: () => rebate.state.rebate },
    { slice: missions, seen: () => missions.state.missions },
    { slice: referral, seen: () => referral.state.details },
    { slice: referral.invited, seen: () => referral.invited.state.rows },
    { slice: past, seen: () => past.state.rows },
  ];
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function seeAll(): Promise<void> {
  await rewards.claims.load();
  const [first] = rewards.claims.state.rewards;
  await rewards.claims.claim(first?.id ?? '');
  await Promise.all(slicesOf(rewards).map(({ slice }) => slice.load()));
  await vi.waitFor(async () => expect(await keptNames()).toEqual(names));
}

it('shows rewards of every kind without a network, with their age', async () => {
  const began = Date.now();
  await seeAll();
  const before = slicesOf(rewards).map(({ seen }) => plain(seen()));
  for (const one of before) expect(Object.keys(Object(one)).length).toBeGreaterThan(0);
  const offline = await openApp({
    gateway,
    browser: opened.browser,
    platform: { online: () => false, fetch: () => Promise.reject(new TypeError('offline')) },
  });
  const slices = slicesOf(await offline.app.rewards());
  await Promise.all(slices.map(({ slice }) => slice.load()));
  for (const { slice } of slices) {
    expect(slice.state.phase).toBe('failed');
    expect(slice.state.at).toBeGreaterThanOrEqual(began);
  }
  expect(slices.map(({ seen }) => plain(seen()))).toEqual(before);
  await offline.close();
});

it('deletes them from the device at sign-out', async () => {
  await seeAll();
  await opened.app.session.signOut();
  await vi.waitFor(async () => expect(await keptNames()).toEqual([]));
});

it('accepts every answer in its cache format', async () => {
  await seeAll();
  const { bonuses, claims, envelopes, missions, past, rebate, referral } = rewards;
  const paging = { page: 1, pages: 1, next: null, asOf: null, about: null };
  const fits = [
    [keptBonuses, { ...paging, rows: bonuses.state.rows }],
    [keptClaims, { rewards: claims.state.rewards, conditions: claims.state.conditions }],
    [keptRebate, rebate.state.rebate],
    [keptRedEnvelopes, { envelopes: envelopes.state.envelopes, aheadMs: envelopes.state.aheadMs }],
    [keptMissions, { done: missions.state.done, missions: missions.state.missions }],
    [keptReferral, referral.state.details],
    [keptInvitations, { ...paging, rows: referral.invited.state.rows }],
    [keptPastRewards, { ...paging, rows: past.state.rows }],
  ] as const;
  for (const [declared, value] of fits) {
    const copy = plain(value);
    const { shape } = await formatOf<unknown>(declared);
    expect(parse(shape, copy)).toEqual(copy);
  }
});
