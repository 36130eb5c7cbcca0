import { calls } from '#protocol/calls.ts';
import { dayMs } from '#protocol/model/market-day.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { createPast } from '../../open-harm.ts';
import { createBonusPlay } from '../../play-bonuses.ts';
import type { MoneyOperation } from '../crash-points.ts';
import { grantOne } from './bonuses.ts';
import { idOf } from './people.ts';

/** The market cancels open bets: one is staked from the wallet, one from a bonus too. */
const beginning: MoneyOperation = {
  name: 'the beginning of an exclusion that cancels open bets',
  least: 20,
  async prepare(world) {
    const { memberId } = await grantOne(world);
    const { place } = createBonusPlay(world.database, world.clock.now());
    for (const [key, stake] of [
      ['first', 100_00],
      ['second', 250_00],
    ] as const)
      await place(memberId, { key, stake, pays: 0, dueIn: dayMs });
    const token = await world.signIn('juan');
    const wanted = { kind: 'timeOut', length: 24, loginPassword: demoPassword } as const;
    return (other) => other.request(calls.beginExclusion, wanted, { token });
  },
};

/** One account was closed yesterday, the years of the other are over. The money of others is not touched. */
const erasing: MoneyOperation = {
  name: 'the erasure of two closed accounts',
  least: 80,
  async prepare({ database: { sql }, operator, clock }) {
    const now = clock.now();
    for (const username of ['leaver', 'long-gone']) {
      const { id } = await operator.account({ username, password: demoPassword, type: 0 });
      const begins_at = now - 2 * dayMs;
      const closing = { kind: 'closed', begins_at, ends_at: null, free_at: null } as const;
      await sql
        .insertInto('exclusion')
        .values({ member_id: id, ...closing, reason: 'Enough' })
        .execute();
      if (username === 'leaver') continue;
      const erased = { member_id: id, stage: 'belongings', at: now - 6 * 366 * dayMs } as const;
      await sql.insertInto('erasure').values(erased).execute();
    }
    return ({ operator: console }) => console.jobs('erasures');
  },
};

/** Two members with four deposits that fail, and one whose figures are below the rule. */
const marking: MoneyOperation = {
  name: 'the marks of signs of harm of two members',
  least: 25,
  async prepare({ database, operator, clock }) {
    const { deposit } = createPast(database);
    await operator.jobs('harm');
    const at = clock.now();
    for (const [username, failures] of [
      ['first', 4],
      ['second', 4],
      ['calm', 3],
    ] as const) {
      const { id } = await operator.account({ username, password: demoPassword, type: 0 });
      for (let nth = 0; nth < failures; nth += 1) await deposit(id, { at: at - nth, failed: true });
    }
    const times = { begun_at: at - dayMs, until: at - dayMs / 24 };
    await database.sql.updateTable('harm_scan').set(times).execute();
    return ({ operator: console }) => console.jobs('harm');
  },
};

/** The list names two members with open bets, which the market cancels. Their sessions end in the same transaction. */
const importing: MoneyOperation = {
  name: 'the import of a register that names two members with open bets',
  least: 40,
  async prepare(world) {
    const { place } = createBonusPlay(world.database, world.clock.now());
    for (const username of ['juan', 'ana']) {
      const bet = { key: `bet of ${username}`, stake: 100_00, pays: 0, dueIn: dayMs };
      await place(await idOf(world, username), bet);
      await world.signIn(username);
    }
    const rows = await world.database.sql
      .selectFrom('member')
      .select('mobile')
      .where('username', 'in', ['juan', 'ana'])
      .execute();
    const list = ['mobile', ...rows.map(({ mobile }) => `+${mobile}`)].join('\n');
    const body = { key: 'the list', list };
    return ({ operator }) => operator.send('POST', 'excluded-persons', body);
  },
};

/** Exclusions that move money, the end of closed accounts, and signs of harm. */
export const exclusionOperations: readonly MoneyOperation[] = [
  beginning,
  erasing,
  marking,
  importing,
];
