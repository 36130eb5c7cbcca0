import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { changePassword } from '#protocol/calls/password.ts';
import { setMobile } from '#protocol/calls/security/contacts.ts';
import { sendMemberCode } from '#protocol/calls/security/member-code.ts';
import { getProfile, setNickname } from '#protocol/calls/security/profile.ts';
import { setWithdrawalPassword } from '#protocol/calls/security/withdrawal-password.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { addPlayer } from '#tests/support/add-player.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { lastCode } from '#tests/support/security-samples.ts';
import { testStoreKey } from '#tests/support/test-store-key.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { openVault } from '../store/encryption/open-vault.ts';
import type { Vault } from '../store/encryption/vault.ts';
import { answerOnce } from './answer-once.ts';

let test: TestGateway;
beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

const key = '0123456789abcdef0123456789abcdef';
const chosen = { loginPassword: demoPassword, newPassword: '135790', confirmation: '135790' };

describe('a repeated call with the same idempotency key', () => {
  it('gets the first answer and changes nothing again', async () => {
    const token = await test.signIn('aida');
    const { version } = await test.request(getProfile, {}, { token });
    const set = () => test.request(setNickname, { version, nickname: 'Nanay' }, { token, key });
    const first = await set();
    expect(first.version).toBeGreaterThan(version);
    expect(await set()).toEqual(first);
    expect((await test.request(getProfile, {}, { token })).version).toBe(first.version);
    await expect(
      test.request(setNickname, { version, nickname: 'Nanay' }, { token }),
    ).rejects.toMatchObject({ code: 'changed_elsewhere' });
  });

  it('is not refused because the first one has used its password or its codes', async () => {
    const juan = await test.signIn('juan');
    const mobile = '+639185550005';
    const channel = 'sms' as const;
    await test.request(
      sendMemberCode,
      { purpose: 'newContact', channel, receiver: mobile },
      { token: juan },
    );
    const code = await lastCode(test, mobile);
    const contact = { mobile, code, withdrawalPassword: demoWithdrawalPassword };
    const aida = await test.signIn('aida');
    const password = {
      oldPassword: demoPassword,
      newPassword: 'Bagong2026',
      confirmation: 'Bagong2026',
    };
    for (let tries = 0; tries < 2; tries += 1) {
      await test.request(setMobile, contact, { token: juan, key });
      await test.request(setWithdrawalPassword, chosen, { token: aida, key });
      await test.request(changePassword, password, { token: aida, key: `${key}-password` });
    }
  });

  it('waits for the first one', async () => {
    const token = await test.signIn('aida');
    const set = () => test.request(setWithdrawalPassword, chosen, { token, key });
    await Promise.all([set(), set(), set()]);
  });

  it('runs again after a refusal', async () => {
    const token = await test.signIn('aida');
    const set = (loginPassword: string) =>
      test.request(setWithdrawalPassword, { ...chosen, loginPassword }, { token, key });
    await expect(set('Wrong2026')).rejects.toMatchObject({ code: 'password_incorrect' });
    await set(demoPassword);
  });
});

describe('an idempotency key', () => {
  it('belongs to one request of one member', async () => {
    const token = await test.signIn('aida');
    await test.request(setWithdrawalPassword, chosen, { token, key });
    const other = { ...chosen, newPassword: '246802', confirmation: '246802' };
    await expect(test.request(setWithdrawalPassword, other, { token, key })).rejects.toMatchObject({
      code: 'request_invalid',
    });
    const alma = await test.signIn('alma');
    await test.request(setWithdrawalPassword, chosen, { token: alma, key });
  });

  it('has 16 to 100 letters and digits', async () => {
    const token = await test.signIn('aida');
    const set = test.request(setWithdrawalPassword, chosen, { token, key: 'short' });
    await expect(set).rejects.toMatchObject({ code: 'request_invalid' });
  });
});

describe('a call that takes long', () => {
  const minute = 60_000;
  let now = 1_000 * minute;
  const clock = { now: () => now };
  let database: Database;
  let vault: Vault;
  beforeAll(async () => {
    database = await openDatabase(await openTestStore('empty'));
    vault = await openVault(database, testStoreKey);
  });
  afterAll(() => database.close());
  afterEach(() => vi.useRealTimers());

  /** Waits until the statements of calls that have begun are done: the database runs one at a time. */
  async function untilIdle(): Promise<void> {
    for (let nth = 0; nth < 6; nth += 1) {
      await database.sql.selectFrom('keyed_answer').select('answer').execute();
    }
  }

  /** Calls of a new member with one key. `started` counts the runs, `finish` ends one. */
  async function openCalls(username: string) {
    const { id } = await addPlayer(database, username, 0);
    const keyed = { memberId: id, key, path: '/x', request: {} };
    const runs: ((answer: string) => void)[] = [];
    const runOnce = () => new Promise<string>((resolve) => void runs.push(resolve));
    return {
      call: () => answerOnce({ sql: database.sql, vault, clock }, keyed, runOnce),
      started: () => runs.length,
      finish: (nth: number, answer: string) => runs[nth]?.(answer),
    };
  }

  it('is not run a second time while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const calls = await openCalls('juan');
    const first = calls.call();
    await vi.waitFor(() => expect(calls.started()).toBe(1));
    for (let beats = 0; beats < 10; beats += 1) {
      now += minute / 2;
      await vi.advanceTimersByTimeAsync(minute / 2);
      await untilIdle();
    }
    const second = calls.call();
    await untilIdle();
    expect(calls.started()).toBe(1);
    calls.finish(0, 'done');
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  });

  it('leaves the answer of the call that has taken its place', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const calls = await openCalls('aida');
    const lost = calls.call();
    await vi.waitFor(() => expect(calls.started()).toBe(1));
    now += 4 * minute;
    const next = calls.call();
    await vi.waitFor(() => expect(calls.started()).toBe(2));
    calls.finish(1, 'of the second');
    expect(await next).toBe('of the second');
    calls.finish(0, 'of the first');
    await lost;
    expect(await calls.call()).toBe('of the second');
  });
});
