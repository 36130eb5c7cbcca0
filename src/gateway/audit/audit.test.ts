import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway, type TestGateway, testOrigin } from '#tests/support/open-gateway.ts';
import { testToken } from '#tests/support/operator-client.ts';
import { type CallName, samplePicture, sampleRequests } from '#tests/support/sample-requests.ts';
import { enrol, securitySamples } from '#tests/support/security-samples.ts';
import { openTestStore } from '#tests/support/test-store.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { packOf } from '../protection/protection.ts';
import type { AuditKind } from './audit.ts';

let test: TestGateway;
let database: Database;
beforeAll(async () => {
  const store = await openTestStore('demo');
  database = await openDatabase(store);
  const verifyIdToken = async (token: string) =>
    token === 'google'
      ? ({ channel: 'google', subject: 'g1', mobile: null } as const)
      : ({ channel: 'sms', subject: 'u1', mobile: '639185550042' } as const);
  const market = { ...packOf('PH'), identity: packOf('UK').identity };
  test = await openTestGateway({ store, restore: store.restore, verifyIdToken, market });
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

/** Makes a call with its sample, by a session of the member. */
async function make(name: CallName, username = 'juan', more: object = {}): Promise<void> {
  const token = await test.signIn(username);
  const prepare = Object.entries(securitySamples).find(([sample]) => sample === name)?.[1];
  const prepared = (await prepare?.(test, token)) ?? {};
  const call: Call = calls[name];
  await test.request(call, { ...sampleRequests[name], ...prepared, ...more }, { token });
}

const kiko = { username: 'Kiko77', password: 'Bangka2026', payeeName: 'Kiko Dela Cruz' };

async function register(proof: object = {}): Promise<void> {
  const fields = { ...kiko, mobileNum: '9185550042' };
  const identity = { identityChannel: 'sms', idToken: 'sms', ...proof } as const;
  await test.request(calls.register, { fields, dialCode: '63', ...identity });
}

const limit = { kind: 'deposit', frame: 'day' } as const;

/** Raises a limit, which waits for a confirmation. */
async function raiseLimit(): Promise<void> {
  const token = await test.signIn('juan');
  for (const amount of [1_000, 5_000])
    await test.request(calls.setPlayLimit, { ...limit, amount }, { token });
}

async function confirmLimit(): Promise<void> {
  await raiseLimit();
  await test.operator.advance(25 * 3_600);
  const token = await test.signIn('juan');
  await test.request(calls.confirmPlayLimit, { ...limit, amount: 5_000 }, { token });
}

/** Raises a limit three times, which is a sign of harm. */
async function markHarm(): Promise<void> {
  await test.operator.jobs('harm');
  for (const amount of [1_000, 2_000, 3_000, 4_000]) {
    const token = await test.signIn('juan');
    await test.request(calls.setPlayLimit, { ...limit, amount }, { token });
    await test.operator.advance(25 * 3_600);
    const again = { token: await test.signIn('juan') };
    await test.request(calls.confirmPlayLimit, { ...limit, amount }, again);
  }
  await test.operator.advance(11 * 60);
  await test.operator.jobs('harm');
}

async function withdrawRaise(): Promise<void> {
  await raiseLimit();
  await test.request(calls.withdrawPlayLimit, limit, { token: await test.signIn('juan') });
}

async function useRecoveryCode(): Promise<void> {
  const token = await test.signIn('juan');
  const { recoveryCodes } = await enrol(test, token);
  const request = { loginPassword: demoPassword, code: recoveryCodes[0] ?? '' };
  await test.request(calls.removeAuthenticator, request, { token });
}

async function removeKey(): Promise<void> {
  const token = await test.signIn('juan');
  await test.request(calls.registerDeviceKey, sampleRequests.registerDeviceKey, { token });
  await test.request(calls.signOut, {}, { token });
}

async function unlock(): Promise<void> {
  const token = await test.signIn('juan');
  const wrong = { ...sampleRequests.addPayoutAccount, withdrawalPassword: '999999' };
  for (let tries = 0; tries < 5; tries += 1) {
    await test.request(calls.addPayoutAccount, wrong, { token }).catch(() => undefined);
  }
  await test.operator.unlockWithdrawalPassword('juan');
}

/** Sends a check of the identity of juan, and returns its place in the console. */
async function sendIdentity(): Promise<string> {
  const token = await test.signIn('juan');
  const picture = { purpose: 'identity', picture: samplePicture } as const;
  const { id: front } = await test.request(calls.uploadPicture, picture, { token });
  const { id: selfie } = await test.request(calls.uploadPicture, picture, { token });
  const check = { document: 'passport', front, back: null, selfie, note: '' } as const;
  await test.request(calls.sendIdentity, check, { token });
  const rows = database.sql.selectFrom('identity_check').select('id').where('state', '=', 'sent');
  return `identity/${(await rows.executeTakeFirstOrThrow()).id}`;
}

async function lookAtIdentity(): Promise<void> {
  const place = `${testOrigin}/_operator/uploads/${await sendIdentity()}/front`;
  const request = new Request(place, { headers: { 'Operator-Token': testToken } });
  await test.gateway.fetch(request, { ip: '127.0.0.1' });
}

const correction = { key: 'a-correction', amount: 123.45, reason: 'Lost round' };
const changed = { oldPassword: demoPassword, newPassword: 'Bago2026', confirmation: 'Bago2026' };
const mailed = { username: 'juan', email: 'juan@example.com' };

/** Adds an operator, and changes the new row. */
async function changeOperator(end: string, body: object = {}): Promise<void> {
  const name = `lina ${end}`;
  await test.operator.send('POST', 'operators', { name, role: 'viewer' });
  const rows = database.sql.selectFrom('console_operator').select('id').where('name', '=', name);
  const { id } = await rows.executeTakeFirstOrThrow();
  await test.operator.send('POST', `operators/${id}/${end}`, body);
}

const contract = { kind: 'dividend', period: 'M', rate: 100 };

/** Asks the house for the end of a contract, which the operator refuses. */
async function answerContract(): Promise<void> {
  const token = await test.signIn('ana');
  const { id } = await test.request(calls.askContractEnd, { id: 'demo-ana-dividend' }, { token });
  await test.operator.send('POST', `contract-requests/${id}`, { answer: 'reject' });
}

/** Closes the account of a new member, and lets some days pass. */
async function closeAccount(days: number): Promise<void> {
  const { username } = await test.operator.account({
    username: `closed${days}`,
    password: 'Parola2026',
    type: 0,
  });
  const wanted = { kind: 'closed', length: null, loginPassword: 'Parola2026' } as const;
  await test.request(calls.beginExclusion, wanted, { token: await test.signIn(username) });
  await test.operator.advance(2 * 86_400);
  if (days > 2) await test.operator.advance((days - 2) * 86_400);
}

const askAccess = () =>
  test.operator.send('POST', 'members/juan/private-access', { reason: 'A call about a payment' });

/** A change of each kind. */
const changes: Readonly<Record<AuditKind, () => Promise<unknown>>> = {
  moneyDecision: () => test.operator.adjustBalance('juan', correction),
  withdrawalsBlocked: () => test.operator.blockWithdrawals('juan', 'Asked by the police'),
  async withdrawalsAllowed() {
    await test.operator.blockWithdrawals('juan', 'Asked by the police');
    await test.operator.unblockWithdrawals('juan');
  },
  playLimitSet: () => make('setPlayLimit'),
  playLimitConfirmed: confirmLimit,
  playLimitWithdrawn: withdrawRaise,
  async noLimitChosen() {
    const { username, password } = kiko;
    await test.operator.account({ username, password, type: 0 });
    const token = await test.signIn(username, password);
    await test.request(calls.chooseNoLimit, {}, { token });
  },
  breakBegun: () => make('beginExclusion'),
  harmMarked: markHarm,
  memberSuspended: () => test.operator.suspend('juan', 'A check'),
  async suspensionLifted() {
    await test.operator.suspend('juan', 'A check');
    await test.operator.liftSuspension('juan', 'The check is done');
  },
  registerImported: () =>
    test.operator.send('POST', 'excluded-persons', {
      key: 'a-list',
      list: 'mobile\n0918 555 0042',
    }),
  registered: register,
  profileChanged: () => make('updateProfile'),
  realNameSet: () => make('setRealName'),
  identitySent: sendIdentity,
  identityLooked: lookAtIdentity,
  identityApproved: async () => test.operator.send('POST', `${await sendIdentity()}/approve`, {}),
  identityRefused: async () =>
    test.operator.send('POST', `${await sendIdentity()}/refuse`, { reason: 'Too dark' }),
  async identityAskedAgain() {
    const place = await sendIdentity();
    await test.operator.send('POST', `${place}/approve`, {});
    await test.operator.send('POST', `${place}/ask-again`, { reason: 'The name is another one' });
  },
  mobileSet: () => make('setMobile'),
  emailSet: () => make('setEmail'),
  loginPasswordChanged: () => make('changePassword', 'juan', changed),
  loginPasswordMailed: () => test.request(calls.resetPasswordByEmail, mailed),
  withdrawalPasswordSet: () => make('setWithdrawalPassword', 'luis'),
  withdrawalPasswordChanged: () => make('changeWithdrawalPassword'),
  withdrawalPasswordUnlocked: unlock,
  securityQuestionsSet: () => make('setSecurityQuestions'),
  payoutAccountAdded: () => make('addPayoutAccount'),
  payoutAccountRemoved: () => make('removePayoutAccount'),
  payoutDefaultChanged: () => make('setDefaultPayoutAccount'),
  authenticatorOn: () => make('confirmAuthenticator'),
  authenticatorOff: () => make('removeAuthenticator'),
  recoveryCodesRenewed: () => make('renewRecoveryCodes'),
  recoveryCodeUsed: useRecoveryCode,
  deviceKeyAdded: () => make('registerDeviceKey'),
  deviceKeyRemoved: removeKey,
  deviceSignedOut: () => make('signOutDevice'),
  otherDevicesSignedOut: () => make('signOutOtherDevices'),
  async identityLinked() {
    await test.operator.settings({ modules: { FIREBASECREATEACC3: true } });
    await register({ socialChannel: 'google', socialToken: 'google' });
  },
  signInLinkMade: () => test.operator.signInLink('juan'),
  dataCopyAsked: () => make('askDataCopy'),
  dataCopyFetched: () => make('openDataCopy'),
  belongingsErased: () => closeAccount(2),
  personErased: () => closeAccount(5 * 366 + 2),
  async agentChange() {
    const [member] = await database.sql
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'juan')
      .execute();
    const token = await test.signIn('ana');
    const rebate = { id: member?.id ?? '', rebate: 1 };
    await test.request(calls.updateDownlineRebate, rebate, { token });
  },
  settingChanged: () => test.operator.settings({ lettersPerDay: 7 }),
  noteAdded: () => test.operator.send('POST', 'members/juan/notes', { text: 'A note' }),
  privateAccessGranted: askAccess,
  async privateAccessEnded() {
    await askAccess();
    await test.operator.send('POST', 'members/juan/private-access/end', {});
  },
  async privateFactsSeen() {
    await askAccess();
    for (let looks = 0; looks < 3; looks += 1)
      await test.operator.send('GET', 'pages/members?username=juan');
  },
  contractOffered: () => test.operator.offerContract('juan', contract),
  contractAnswered: answerContract,
  operatorAdded: () => test.operator.send('POST', 'operators', { name: 'lina', role: 'viewer' }),
  operatorRoleChanged: () => changeOperator('role', { role: 'cashier' }),
  operatorDisabled: () => changeOperator('disable'),
  operatorTokenRenewed: () => changeOperator('token'),
  listSaved: () => test.operator.file('pages/figures/csv/figures-by-day'),
  consoleAction: () => test.operator.message({ to: 'juan', title: 'A title', content: 'A text' }),
};

const countAll = () =>
  database.sql
    .selectFrom('audit_event')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

const namesOf = async (id: string | null) => {
  const members = database.sql
    .selectFrom('member')
    .select('username')
    .where('id', '=', id ?? '');
  return (await members.executeTakeFirst())?.username ?? null;
};

const operators: ReadonlySet<string> = new Set([
  'moneyDecision',
  'withdrawalsBlocked',
  'withdrawalsAllowed',
  'memberSuspended',
  'suspensionLifted',
  'withdrawalPasswordUnlocked',
  'signInLinkMade',
  'noteAdded',
  'privateAccessGranted',
  'privateAccessEnded',
  'privateFactsSeen',
  'contractOffered',
  'contractAnswered',
  'listSaved',
  'consoleAction',
  'identityLooked',
  'identityApproved',
  'identityRefused',
  'identityAskedAgain',
]);

/** Changes by operators that concern no member. */
const ofNobody: ReadonlySet<string> = new Set([
  'registerImported',
  'settingChanged',
  'operatorAdded',
  'operatorRoleChanged',
  'operatorDisabled',
  'operatorTokenRenewed',
  'listSaved',
]);

const ofAgents = (kind: AuditKind) => (kind === 'agentChange' ? 'agent' : 'member');

it.each(Object.keys(changes) as AuditKind[])('%s is written by its call, once', async (kind) => {
  await changes[kind]();
  const rows = database.sql.selectFrom('audit_event').selectAll().where('kind', '=', kind);
  const [row, ...others] = await rows
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(others.filter(({ at }) => at === row?.at)).toEqual([]);
  const isByOperator = operators.has(kind) || ofNobody.has(kind);
  const actor = /Erased$|^harmMarked$/.test(kind) ? 'job' : ofAgents(kind);
  expect(row?.actor).toBe(isByOperator ? 'operator' : actor);
  expect(JSON.parse(row?.facts ?? '').operator).toBe(isByOperator ? 'owner' : undefined);
  if (ofNobody.has(kind)) expect(row?.member_id).toBeNull();
  else if (kind === 'personErased')
    expect(await namesOf(row?.member_id ?? null)).toBe(row?.member_id);
  else expect(await namesOf(row?.member_id ?? null)).toMatch(/^(juan|luis|ana|Kiko77|closed2)$/);
  expect(`${row?.facts}`).not.toMatch(
    new RegExp(`${demoPassword}|Bago2026|135790|Bantay|5550101|9185550005|new@example`),
  );
});

it('decisions have their payment, outcome, reason and amount in pesos', async () => {
  await test.operator.adjustBalance('juan', correction);
  const rows = database.sql.selectFrom('audit_event').selectAll();
  const decisions = rows.where('kind', '=', 'moneyDecision').orderBy('at', 'desc');
  const { facts } = await decisions.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  const expected = { table: 'member', to: 'corrected', reason: 'Lost round', amount: 123.45 };
  expect(JSON.parse(facts)).toMatchObject(expected);
});

it('a refused change leaves nothing', async () => {
  const before = await countAll();
  const wrong = { withdrawalPassword: '999999' };
  await expect(make('addPayoutAccount', 'juan', wrong)).rejects.toThrow();
  await expect(make('updateProfile', 'juan', { version: 99 })).rejects.toThrow();
  expect(await countAll()).toEqual(before);
});

it('the jobs add what was written to the chain', async () => {
  await make('setNickname');
  await test.operator.jobs();
  const waiting = database.sql.selectFrom('audit_waiting').selectAll();
  expect(await waiting.execute()).toEqual([]);
});
