import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '#tests/support/test-store.ts';
import { createNetworkLimit } from '../http/call-limits.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createAttempts } from './attempts.ts';
import { createSignInLimits } from './sign-in/sign-in-limits.ts';

const clock = { now: () => 1_000_000 };
const refused = { status: 429, code: 'TOO_MANY_REQUEST' };

let database: Database;

beforeAll(async () => {
  database = await openDatabase(await openTestStore('empty'));
});
afterAll(() => database.close());
beforeEach(async () => void (await database.sql.deleteFrom('attempt').execute()));

/** An address in a /64 network of its own. `home` is the /56, `site` the /48. */
const address = (subnet: number, home = 0, site = 1) =>
  `2001:db8:${site}:${(home * 256 + subnet).toString(16)}::7`;

/** Makes `times` attempts from each address and returns the number that were not refused. */
async function accepted(
  addresses: readonly string[],
  times: number,
  attempt: (ip: string) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (const ip of addresses.flatMap((one) => Array<string>(times).fill(one))) {
    const isAccepted = await attempt(ip).then(
      () => true,
      () => false,
    );
    count += Number(isAccepted);
  }
  return count;
}

const subnets = (count: number, home = 0) =>
  Array.from({ length: count }, (_, subnet) => address(subnet, home));

describe('attempts', () => {
  const limit = { max: 3, windowMs: 60_000 };
  const attempt = (ip: string) => createAttempts(database.sql, clock).consumeFrom('try', ip, limit);

  it('from many /64 networks of one /56 are refused above its limit', async () => {
    expect(await accepted(subnets(10), 3, attempt)).toBe(3 * 4);
    await attempt(address(0, 1));
  });

  it('from many /56 networks of one /48 are refused above its limit', async () => {
    const homes = Array.from({ length: 10 }, (_, home) => subnets(4, home)).flat();
    expect(await accepted(homes, 3, attempt)).toBe(3 * 16);
    await expect(attempt(address(0, 99))).rejects.toMatchObject(refused);
    await attempt(address(0, 0, 2));
  });

  it('from many addresses of one /24 are refused above its limit', async () => {
    const neighbours = Array.from({ length: 20 }, (_, host) => `203.0.113.${host}`);
    expect(await accepted(neighbours, 3, attempt)).toBe(3 * 16);
    await attempt('203.0.114.1');
  });

  it('that a network refuses are not counted for its neighbours', async () => {
    expect(await accepted([address(0)], 100, attempt)).toBe(3);
    expect(await accepted([address(1)], 1, attempt)).toBe(1);
  });
});

it('wrong passwords from many /64 networks of one /48 are refused above the limit of the /48', async () => {
  const limits = createSignInLimits(createAttempts(database.sql, clock));
  const attempt = (ip: string) => limits.count({ account: 'juan', ip, device: null });
  const homes = Array.from({ length: 6 }, (_, home) => subnets(4, home)).flat();
  expect(await accepted(homes, 10, attempt)).toBe(10 * 16);
  await attempt(address(0, 0, 2));
  await limits.count({ account: 'juan', ip: address(0), device: 'known' });
});

it('calls from many /64 networks of one /56 are refused above its limit', async () => {
  const count = createNetworkLimit(5);
  expect(await accepted(subnets(10), 5, count)).toBe(5 * 4);
  await count(address(0, 1));
});
