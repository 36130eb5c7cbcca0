import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { sections } from './sections/sections.ts';

let test: TestGateway;
let database: Database;

beforeAll(async () => {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  test = await openTestGateway({ store, restore: store.restore });
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const textOf = async (path: string) => decoder.decode((await test.operator.file(path)).bytes);
const linesOf = async (path: string) => (await textOf(path)).slice(1).trimEnd().split('\r\n');

const looks = async () => {
  const rows = database.sql.selectFrom('audit_event').select(['facts', 'actor']);
  const found = await rows.where('kind', '=', 'listSaved').orderBy('id').execute();
  return found.map(({ facts, actor }) => ({ actor, ...JSON.parse(facts) }));
};

/** Asks for a file as another operator. Returns the status. */
async function statusFor(token: string, path: string): Promise<number> {
  const request = new Request(`http://localhost:4173/_operator/${path}`, {
    headers: { 'Operator-Token': token },
  });
  return (await test.gateway.fetch(request, { ip: '127.0.0.1' })).status;
}

describe('a list of the console as CSV', () => {
  it('has the columns and the rows of the page, for spreadsheets', async () => {
    const { bytes, headers } = await test.operator.file('pages/figures/csv/figures-by-day');
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="figures-by-day-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [title, total, ...days] = await linesOf('pages/figures/csv/figures-by-day');
    expect(title).toMatch(/^Day,Stakes,Wins,Net,/);
    expect(total).toMatch(/^Total,-?\d+\.\d\d,/);
    expect(days).toHaveLength(7);
    const three = 'pages/figures/csv/figures-by-day?from=2026-01-01&to=2026-01-03';
    expect((await linesOf(three)).slice(2).map((line) => line.slice(0, 10))).toEqual([
      '2026-01-03',
      '2026-01-02',
      '2026-01-01',
    ]);
  });

  it('keeps spreadsheets from running a name as a formula', async () => {
    const names = ['=1+1', '+1', '-1', '@a', 'a"b,c'];
    for (const [nth, username] of names.entries()) {
      const member = database.sql
        .updateTable('member')
        .set({ username, registered_at: 9e14 + nth });
      const some = database.sql
        .selectFrom('member')
        .select('id')
        .orderBy('id')
        .offset(nth)
        .limit(1);
      await member.where('id', '=', some).execute();
    }
    const lines = await linesOf('pages/members/csv/members');
    expect(lines.slice(1, 6).map((line) => line.replace(/,[^,]*$/, ''))).toEqual([
      '"a""b,c"',
      "'@a",
      "'-1",
      "'+1",
      "'=1+1",
    ]);
  });

  it('is written into the audit as a look, without words that name a person', async () => {
    await textOf('pages/withdrawals/csv/withdrawals?state=paid&username=juan');
    expect(await looks()).toEqual([
      {
        actor: 'operator',
        operator: 'owner',
        section: 'withdrawals',
        list: 'withdrawals',
        state: 'paid',
        rows: expect.any(Number),
      },
    ]);
    await expect(textOf('pages/withdrawals/csv/members')).rejects.toThrow(/no such list/);
    await expect(textOf('pages/nothing/csv/members')).rejects.toThrow(/no such section/);
    expect(await looks()).toHaveLength(1);
  });

  it('is for the roles that see the page, and for no others', async () => {
    const tokenOf = async (role: string) => {
      const added = await test.operator.send('POST', 'operators', { name: `a-${role}`, role });
      return String(new Map(Object.entries(Object(added))).get('token'));
    };
    const [viewer, cashier] = [await tokenOf('viewer'), await tokenOf('cashier')];
    const [figures, changes] = ['pages/figures/csv/figures-by-day', 'pages/changes/csv/changes'];
    expect([await statusFor(viewer, figures), await statusFor(viewer, changes)]).toEqual([
      200, 200,
    ]);
    expect(await statusFor(cashier, figures)).toBe(403);
    expect(await statusFor(cashier, changes)).toBe(403);
    expect(await statusFor('another-token-of-nobody', figures)).toBe(401);
    expect((await looks()).map(({ operator, list }) => [operator, list])).toEqual([
      ['a-viewer', 'figures-by-day'],
      ['a-viewer', 'changes'],
    ]);
  });

  it('is offered by the lists of figures, members, deposits, withdrawals, decisions and changes', async () => {
    const found: string[] = [];
    for (const { name, page } of sections) {
      if (page === undefined) continue;
      const view = await test.operator.send('GET', `pages/${name}`);
      for (const block of Object(view).blocks) if (block.file) found.push(`${name}/${block.file}`);
    }
    expect(found).toEqual([
      'decisions/decisions',
      'figures/figures-by-day',
      'figures/figures-by-game',
      'figures/figures-by-day-and-game',
      'withdrawals/withdrawals',
      'members/members',
      'payments/deposits',
      'changes/changes',
    ]);
  });
});
