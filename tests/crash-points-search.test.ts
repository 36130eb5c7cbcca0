import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adjustBalance } from '#gateway/operator/adjust-balance.ts';
import { useCrashStore } from './support/crash/describe-crash-points.ts';
import { moneyOperations } from './support/crash/operations/money-operations.ts';
import { idOf } from './support/crash/operations/people.ts';

const store = useCrashStore();

describe('the table of operations on money', () => {
  it('has an operation for each kind of work, with its own name', () => {
    const names = Object.values(moneyOperations).flatMap((family) =>
      family.map(({ name }) => name),
    );
    expect(names.length).toBeGreaterThan(95);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(Object.keys(moneyOperations))('is tested: %s', (family) => {
    const source = readFileSync(`tests/crash-points-${family}.test.ts`, 'utf8');
    expect(source).toContain(`describeCrashPoints(moneyOperations.${family})`);
  });
});

describe('the search for crash points', () => {
  const gift = { amount: 50_00, reason: 'A gift' };

  it('finds an operation of two transactions that nothing repairs', async () => {
    const { faults } = await store().crashEverywhere({
      name: 'a gift in two halves',
      least: 6,
      async prepare(world) {
        const from = { ...gift, memberId: await idOf(world, 'ana'), key: 'from', amount: -50_00 };
        const to = { ...gift, memberId: await idOf(world, 'juan'), key: 'to' };
        return async ({ database, clock }) => {
          const adjust = (change: typeof to) =>
            database.transaction((sql) => adjustBalance(sql, change, clock.now()));
          // A known key ends the operation, although its second half may be missing.
          if (await adjust(from)) await adjust(to);
        };
      },
    });
    expect(faults.join('\n')).toMatch(
      /^a gift in two halves, killed after statement \d+ of \d+: lost: .*member,juan/m,
    );
  });

  it('finds an operation that a repetition does twice', async () => {
    let nth = 0;
    const { faults } = await store().crashEverywhere({
      name: 'a gift without a key',
      least: 3,
      async prepare(world) {
        const memberId = await idOf(world, 'juan');
        return ({ database, clock }) => {
          nth += 1;
          const change = { ...gift, memberId, key: `gift ${nth}` };
          return database.transaction((sql) => adjustBalance(sql, change, clock.now()));
        };
      },
    });
    expect(faults.join('\n')).toMatch(
      /^a gift without a key, killed before statement 1 of \d+: lost/m,
    );
  });

  it('finds books that do not balance', async () => {
    const { faults } = await store().crashEverywhere({
      name: 'a balance that is changed by hand',
      least: 1,
      async prepare(world) {
        const id = await idOf(world, 'juan');
        return ({ database }) =>
          database.sql
            .updateTable('ledger_account')
            .set({ balance: 1 })
            .where('id', '=', id)
            .execute();
      },
    });
    expect(faults).toContain(
      'a balance that is changed by hand, not killed: audit accounts_off = 1',
    );
  });
});
