import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore, type TestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { packOf } from '../protection/protection.ts';

let store: TestStore;
let test: TestGateway;
let database: Database;
beforeAll(async () => {
  store = await openTestStore('demo');
  database = await openDatabase(store);
  const market = { ...packOf('PH'), openBets: 'cancel' } as const;
  test = await openTestGateway({ store, restore: store.restore, market });
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

let imports = 0;

/** Imports a list under a key, a new one by default. */
const importList = async (rows: readonly string[], key = `list-${(imports += 1)}`) =>
  Object(
    await test.operator.send('POST', 'excluded-persons', {
      key,
      list: ['name,birthday,mobile,email,document', ...rows].join('\n'),
    }),
  );

const maria = 'Maria REYES-Cruz,1991-02-03,,,';
const person = { username: 'Bago2026', password: 'Bangka2026', payeeName: 'María Reyes Cruz' };

async function register(fields: Record<string, string> = {}) {
  const mobileNum = fields['mobileNum'] ?? '9185550042';
  await test.request(calls.sendRegisterCode, { mobile: mobileNum, dialCode: '63' });
  const verificationCode = (await test.operator.outbox(`+63${mobileNum}`))[0]?.code ?? '';
  const form = { ...person, mobileNum, ...fields, verificationCode };
  return test.request(calls.register, { fields: form, dialCode: '63' });
}

const memberOf = (username: string) =>
  database.sql
    .selectFrom('member')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();

const set = async (username: string, values: object) =>
  void (await database.sql
    .updateTable('member')
    .set(values)
    .where('username', '=', username)
    .execute());

async function exclusionsOf(username: string) {
  const { id } = await memberOf(username);
  const rows = database.sql.selectFrom('exclusion').selectAll().where('member_id', '=', id);
  return rows.execute();
}

const forGood = { kind: 'selfExclusion', ends_at: null, free_at: null };

describe('a registration of a listed person', () => {
  it.each([
    ['name and birthday', maria, { birthday: '1991-02-03' }],
    ['mobile number', ',,0918 555 0042,,', {}],
    ['e-mail address', ',,,MARIA@Example.com,', { email: 'maria@example.COM' }],
  ])('is refused by the %s, in the words for everybody', async (_, row, fields) => {
    expect(await importList([row])).toMatchObject({ people: 1, excluded: 0 });
    const refusal = await register(fields).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'registration_refused', value: null });
  });

  it('is taken from another person, and again when the next list has the person no more', async () => {
    await importList([maria]);
    await register({ birthday: '1991-02-04' });
    await importList([',,,somebody@example.com,']);
    await set('Bago2026', { mobile: null });
    await register({ username: 'Iba2026', birthday: '1991-02-03' });
  });
});

describe('an import', () => {
  it('excludes a member for good: sessions end, open bets go back, the member is notified', async () => {
    const token = await test.signIn('juan');
    const { id, mobile } = await memberOf('juan');
    expect(await importList([`,,+${mobile},,`])).toMatchObject({ people: 1, excluded: 1 });
    await expect(test.request(calls.getMember, {}, { token })).rejects.toMatchObject({
      status: 401,
    });
    await expect(test.signIn('juan')).rejects.toMatchObject({
      code: 'login_blocked_by_self_exclusion',
      value: { endDate: null, mayReturn: false },
    });
    expect(await exclusionsOf('juan')).toMatchObject([forGood]);
    const rounds = database.sql.selectFrom('round').select('id').where('member_id', '=', id);
    expect(await rounds.where('status', '=', 0).execute()).toEqual([]);
    const [notice] = await test.operator.outbox('juan@example.com');
    expect(notice?.text ?? '').toContain('official list of excluded persons');
    const audit = database.sql.selectFrom('audit_event').select('facts');
    const begun = await audit
      .where('member_id', '=', id)
      .where('kind', '=', 'breakBegun')
      .execute();
    expect(begun.map(({ facts }) => JSON.parse(facts))).toMatchObject([
      { source: 'register', operator: 'owner' },
    ]);
  });

  it('happens once by its key, and replaces the former list as a whole', async () => {
    await importList([maria], 'first');
    await importList([',,,a@example.com,', ',,,b@example.com,'], 'second');
    await expect(importList([maria], 'first')).rejects.toThrow(/imported before/);
    const marks = await database.sql.selectFrom('excluded_person').selectAll().execute();
    expect(marks.map(({ email_mark: mark }) => mark?.length)).toEqual([64, 64]);
    const page = await test.operator.send('GET', 'pages/excluded-persons');
    expect(JSON.stringify(page)).toContain('Persons in the register: 2.');
    await register({ birthday: '1991-02-03' });
  });

  it('takes nothing over when one row is wrong, and names the row', async () => {
    await importList([maria]);
    const wrong = importList([',,,a@example.com,', 'Ana Cruz,03/04/1990,,,']);
    await expect(wrong).rejects.toThrow(/row 3: the birthday can be read in two ways/);
    await expect(importList([])).rejects.toThrow(/names nobody/);
    await expect(register({ birthday: '1991-02-03' })).rejects.toMatchObject({
      code: 'registration_refused',
    });
  });

  it('makes a shorter break one for good, and a later list does not end it', async () => {
    const { mobile } = await memberOf('juan');
    const token = await test.signIn('juan');
    const wanted = { kind: 'timeOut', length: 24, loginPassword: 'Parola2026' } as const;
    await test.request(calls.beginExclusion, wanted, { token });
    await importList([`,,+${mobile},,`]);
    await importList([maria]);
    expect(await exclusionsOf('juan')).toMatchObject([forGood]);
    await test.operator.advance(2 * 86_400);
    await expect(test.signIn('juan')).rejects.toMatchObject({
      code: 'login_blocked_by_self_exclusion',
    });
  });

  it('keeps no word of the persons', async () => {
    await importList(['Maria Reyes Cruz,1991-02-03,0918 555 0042,maria@example.com,P123']);
    for (const table of ['excluded_person', 'register_import', 'audit_event'] as const) {
      const text = JSON.stringify(await database.sql.selectFrom(table).selectAll().execute());
      expect(text).not.toMatch(/maria|1991-02-03|9185550042|P123/i);
    }
  });
});

describe('a member who is listed by what came later', () => {
  it('is excluded at the next sign-in', async () => {
    await importList([maria]);
    const profile = JSON.stringify({ birthday: '1991-02-03' });
    await set('juan', { real_name: 'Maria Reyes Cruz', profile });
    await expect(test.signIn('juan')).rejects.toMatchObject({
      code: 'login_blocked_by_self_exclusion',
    });
    expect(await exclusionsOf('juan')).toMatchObject([forGood]);
  });

  it.each([
    ['the name', { real_name: '', profile: '{"birthday":"1991-02-03"}' }],
    ['the birthday', { real_name: 'Maria Reyes Cruz', profile: '{}' }],
  ])('is excluded by setting %s', async (name, before) => {
    await importList([maria]);
    await set('juan', before);
    const token = await test.signIn('juan');
    const { version } = await memberOf('juan');
    const change =
      name === 'the name'
        ? test.request(calls.setRealName, { realName: 'Maria Reyes Cruz' }, { token })
        : test.request(
            calls.updateProfile,
            { version, fields: { birthday: '1991-02-03' } },
            { token },
          );
    await expect(change).rejects.toMatchObject({ code: 'registration_refused', value: null });
    expect(await exclusionsOf('juan')).toMatchObject([forGood]);
    await expect(test.request(calls.getMember, {}, { token })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('is excluded by adding a payout account, and by the operator who sets the name', async () => {
    await importList([maria, ',,,ana@listed.example,']);
    const token = await test.signIn('ana');
    await set('ana', { email: 'ana@listed.example' });
    const account = {
      bankCode: 'PAROLPAY',
      number: '0917 555 0177',
      withdrawalPassword: demoWithdrawalPassword,
    };
    await expect(test.request(calls.addPayoutAccount, account, { token })).rejects.toMatchObject({
      code: 'registration_refused',
    });
    expect(await exclusionsOf('ana')).toMatchObject([forGood]);
    await set('luis', { real_name: 'Mario', profile: '{"birthday":"1991-02-03"}' });
    const name = { realName: 'Maria Reyes Cruz', expected: 'Mario' };
    await test.operator.send('PUT', 'members/luis/real-name', name);
    expect(await exclusionsOf('luis')).toMatchObject([forGood]);
  });
});
