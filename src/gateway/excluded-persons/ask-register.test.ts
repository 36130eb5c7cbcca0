import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openExclusionRegister } from '#tests/support/open-exclusion-register.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { createHttpRegister } from './excluded-persons.ts';

let register: Awaited<ReturnType<typeof openExclusionRegister>>;
let test: TestGateway;
let database: Database;
const lines: string[] = [];
beforeAll(async () => {
  register = await openExclusionRegister();
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  const options = {
    url: register.url,
    token: 'a-token',
    fields: 'hashed',
    timeoutMs: 300,
  } as const;
  const exclusionRegister = createHttpRegister(options);
  const log = (line: string) => void lines.push(line);
  test = await openTestGateway({ store, restore: store.restore, exclusionRegister, log });
});
afterAll(async () => {
  await test.close();
  await register.close();
});
beforeEach(() => register.be('clear'));
afterEach(async () => {
  await test.operator.reset();
  register.questions.length = 0;
  lines.length = 0;
});

const person = {
  username: 'Bago2026',
  password: 'Bangka2026',
  payeeName: 'María Reyes-Cruz',
  birthday: '1991-02-03',
  mobileNum: '9185550042',
};

async function sendCode(): Promise<string> {
  await test.request(calls.sendRegisterCode, { mobile: person.mobileNum, dialCode: '63' });
  return (await test.operator.outbox(`+63${person.mobileNum}`))[0]?.code ?? '';
}

const send = (verificationCode: string) =>
  test.request(calls.register, { fields: { ...person, verificationCode }, dialCode: '63' });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const unavailable = { status: 200, code: 'function.not.available' };
const failing = ['down', 'slow', 'nonsense', 'error'] as const;
const hour = 3_600;

const exclusions = () => database.sql.selectFrom('exclusion').select(['kind', 'ends_at']).execute();

describe('a registration', () => {
  it('is asked about in hashes, and taken after a clean answer, which counts for the sign-in', async () => {
    await send(await sendCode());
    const hashed = { name: sha256('maria reyes cruz 1991-02-03'), mobile: sha256('639185550042') };
    expect(register.questions).toEqual([
      { token: 'Bearer a-token', body: { fields: 'hashed', person: hashed } },
    ]);
    register.be('down');
    await test.signIn(person.username, person.password);
  });

  it('of a listed person is refused in the words for everybody, after the code', async () => {
    register.be('listed');
    const code = await sendCode();
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(send(wrong)).rejects.toMatchObject({ code: 'verification_code_incorrect' });
    await expect(send(code)).rejects.toMatchObject({ code: 'registration_refused', value: null });
  });

  it.each(failing)('waits while the register is %s, and the code stays good', async (way) => {
    const code = await sendCode();
    register.be(way);
    await expect(send(code)).rejects.toMatchObject(unavailable);
    expect(lines.join('\n')).toContain('The register of excluded persons does not answer');
    expect(lines.join('\n')).not.toMatch(/Reyes|9185550042|1991/i);
    register.be('clear');
    await send(code);
  });
});

describe('a sign-in', () => {
  it('of a listed member begins an exclusion for good', async () => {
    const token = await test.signIn('juan');
    register.be('listed');
    await expect(test.signIn('juan')).rejects.toMatchObject({
      code: 'login_blocked_by_self_exclusion',
    });
    expect(await exclusions()).toEqual([{ kind: 'selfExclusion', ends_at: null }]);
    await expect(test.request(calls.getMember, {}, { token })).rejects.toMatchObject({
      status: 401,
    });
  });

  it.each(failing)('needs a recent clean answer while the register is %s', async (way) => {
    register.be(way);
    await expect(test.signIn('juan')).rejects.toMatchObject(unavailable);
    register.be('clear');
    const token = await test.signIn('juan');
    register.be(way);
    await test.signIn('juan');
    // The sessions that have begun before go on.
    await test.request(calls.getMember, {}, { token });
    await test.operator.advance(24 * hour + 60);
    await expect(test.signIn('juan')).rejects.toMatchObject(unavailable);
    expect(await exclusions()).toEqual([]);
  });

  it('does not count a clean answer about another person', async () => {
    await test.signIn('juan');
    const change = database.sql.updateTable('member').set({ email: 'other@example.com' });
    await change.where('username', '=', 'juan').execute();
    register.be('down');
    await expect(test.signIn('juan')).rejects.toMatchObject(unavailable);
  });

  it('of a member of whom nothing is known asks nothing', async () => {
    await test.operator.account({ username: 'nobody1', password: 'Parola2026', type: 0 });
    const none = { real_name: '', mobile: null, email: null };
    await database.sql.updateTable('member').set(none).where('username', '=', 'nobody1').execute();
    register.be('down');
    await test.signIn('nobody1');
    expect(register.questions).toEqual([]);
  });
});

it('a register that wants plain fields gets them', async () => {
  const options = { url: register.url, token: 'a-token', fields: 'plain' } as const;
  const asked = { realName: 'María Cruz', birthday: '1991-02-03', email: 'M@example.com' };
  expect(await createHttpRegister(options).ask(asked)).toBe('clear');
  const sent = { name: 'María Cruz', birthday: '1991-02-03', email: 'm@example.com' };
  expect(register.questions).toMatchObject([{ body: { fields: 'plain', person: sent } }]);
});
