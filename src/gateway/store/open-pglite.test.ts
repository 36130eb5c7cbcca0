import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeImage } from '#tests/support/store-image.ts';
import { type Engine, StatementError } from './engine.ts';
import { engineOf, openPglite } from './open-pglite.ts';

let engine: Engine;

beforeAll(async () => {
  engine = engineOf(await openPglite({ image: await storeImage('nothing') }));
  await engine.query('create table lamp (id int primary key, name text)', []);
});

afterAll(() => engine.close());

const rowsOf = async (statement: string, parameters: readonly unknown[] = []) =>
  (await engine.query(statement, parameters)).rows;

describe('the engine of a PGlite', () => {
  it('returns the columns that a table has now, from a statement that ran before the change', async () => {
    const all = 'select * from lamp where id = $1';
    await engine.query('insert into lamp values ($1, $2)', [1, 'north']);
    expect(await rowsOf(all, [1])).toEqual([{ id: 1, name: 'north' }]);
    await engine.query('alter table lamp add column height int8 not null default 12', []);
    expect(await rowsOf(all, [1])).toEqual([{ id: 1, name: 'north', height: 12 }]);
    await engine.query('begin', []);
    await engine.query('alter table lamp drop column height', []);
    expect(await rowsOf(all, [1])).toEqual([{ id: 1, name: 'north' }]);
    await engine.query('rollback', []);
    expect(await rowsOf(all, [1])).toEqual([{ id: 1, name: 'north', height: 12 }]);
  });

  it('keeps 500 statements prepared at most, also when some of them fail', async () => {
    const kept = 'select count(*)::int as kept from pg_prepared_statements';
    for (let id = 2; id < 700; id += 1) {
      const isNth = [{ id, name: 'x' }];
      expect(await rowsOf(`select ${id} as id, $1::text as name`, ['x'])).toEqual(isNth);
      // A statement that fails may be the one that makes too many.
      if (id % 3 === 0) await expect(rowsOf(`select ${id} / $1::int`, [0])).rejects.toThrow('zero');
    }
    const [{ kept: number } = { kept: -1 }] = await rowsOf(kept);
    expect(Number(number)).toBeLessThanOrEqual(500);
    expect(await rowsOf('select count(*) as lamps from lamp')).toEqual([{ lamps: 1 }]);
  });

  it('counts what a statement has changed, not what it reads', async () => {
    const numbers = [41, 42, 43];
    const insert = 'insert into lamp (id) select unnest($1::int[])';
    expect((await engine.query(insert, [numbers])).affected).toBe(3);
    expect((await engine.query('select * from lamp where id > 40', [])).affected).toBe(0);
    expect((await engine.query('delete from lamp where id > $1', [40])).affected).toBe(3);
  });

  it('gives the code and the constraint of a refusal, and runs the statement again', async () => {
    const insert = () => engine.query('insert into lamp values ($1, $2)', [7, 'south']);
    await insert();
    const refused = await insert().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StatementError);
    expect(refused).toMatchObject({ code: '23505', constraint: 'lamp_pkey' });
    await engine.query('delete from lamp where id = 7', []);
    expect((await insert()).affected).toBe(1);
  });

  it('refuses an int8 that no number holds exactly', async () => {
    await expect(rowsOf('select 9007199254740993::int8 as sum')).rejects.toThrow(
      'cannot be held exactly',
    );
    expect(await rowsOf('select 5::int8 as sum')).toEqual([{ sum: 5 }]);
  });
});
