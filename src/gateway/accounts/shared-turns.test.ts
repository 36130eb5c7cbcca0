import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#protocol/calls/sign-in.ts';
import { changeWithdrawalPassword } from '#protocol/calls/security/withdrawal-password.ts';
import { demo } from '#demo/demo.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { createCaller } from '#tests/support/open-gateway.ts';
import { findPostgres, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { testGatewayOptions } from '#tests/support/test-gateway-options.ts';
import { type Gateway, openGateway } from '../gateway.ts';
import { openDatabase, type Database } from '../store/database.ts';
import { createAttempts, checkSecret } from './attempts.ts';

const programs = findPostgres();
const reason = programs === null ? ' (skipped: no PostgreSQL server is installed here)' : '';

/** The code of a refusal, or `right`. */
const outcomeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'right',
    (error: unknown) => Reflect.get(Object(error), 'code') ?? error,
  );

const count = (outcomes: readonly unknown[], code: string) =>
  outcomes.filter((one) => one === code).length;

describe.skipIf(programs === null)(`a secret that eight gateways check at once${reason}`, () => {
  let server: Postgres;
  let database: Database;
  let gateways: Gateway[] = [];

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    const url = await server.database('turns');
    const open = () =>
      openGateway({
        ...demo,
        ...testGatewayOptions,
        // The price of a check in production: tries overlap for as long as it takes.
        passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
        store: { kind: 'postgres', url, poolSize: 3 },
      });
    gateways = [await open()];
    gateways.push(...(await Promise.all(Array.from({ length: 7 }, open))));
    database = await openDatabase({ kind: 'postgres', url });
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await database.close();
    await server.close();
  });

  /** Runs a try at each gateway, `times` times, all at once. */
  const everywhere = (times: number, make: (gateway: Gateway, nth: number) => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: times }, (_, nth) =>
        gateways.map((gateway) => outcomeOf(make(gateway, nth))),
      ).flat(),
    );

  const enter = (gateway: Gateway, username: string, password: string) =>
    createCaller(gateway).request(signIn, { username, password, captcha: '' });

  const change = (gateway: Gateway, token: string, oldPassword: string) => {
    const chosen = { newPassword: demoWithdrawalPassword, confirmation: demoWithdrawalPassword };
    const values = { ...chosen, oldPassword };
    return createCaller(gateway).request(changeWithdrawalPassword, values, { token });
  };

  it('is right each time: as a password that signs in', async () => {
    const outcomes = await everywhere(2, (gateway) => enter(gateway, 'juan', demoPassword));
    expect(outcomes).toEqual(outcomes.map(() => 'right'));
  });

  it('is right each time: as a withdrawal password, of which five wrong ones lock it', async () => {
    const { token } = await createCaller(gateways[0] ?? missing()).request(signIn, {
      username: 'juan',
      password: demoPassword,
      captcha: '',
    });
    const outcomes = await everywhere(3, (one) => change(one, token, demoWithdrawalPassword));
    expect(outcomes).toEqual(outcomes.map(() => 'password_unchanged'));
  });

  it('is checked as often as allowed when it is wrong', async () => {
    const entries = await everywhere(2, (gateway, nth) => enter(gateway, 'luis', `wrong${nth}`));
    expect(count(entries, 'account_or_password_incorrect')).toBe(3);
    expect(count(entries, 'captcha_required')).toBe(entries.length - 3);
    const token = await createCaller(gateways[1] ?? missing()).signIn('juan');
    const changes = await everywhere(2, (gateway) => change(gateway, token, '000000'));
    expect(count(changes, 'withdrawal_password_incorrect')).toBe(4);
    expect(count(changes, 'withdrawal_password_locked')).toBe(changes.length - 4);
  });

  it('is checked again when a gateway has died in the middle of a check', async () => {
    const attemptsAt = (now: number) => createAttempts(database.sql, { now: () => now }, true);
    const check = (now: number, work: () => Promise<unknown>) =>
      checkSecret(attemptsAt(now), { key: 'a secret', limit: { max: 9, windowMs: 60_000 } }, work);
    const steps: string[] = [];
    const began = new Promise<void>((resolve) => {
      void check(0, () => {
        resolve();
        return new Promise(() => {});
      });
    });
    await began;
    const waiting = check(9_000, async () => steps.push('within ten seconds'));
    await check(10_000, async () => steps.push('after ten seconds'));
    await waiting;
    expect(steps).toEqual(['after ten seconds', 'within ten seconds']);
  });
});

function missing(): never {
  throw new TypeError('Eight gateways are open');
}
