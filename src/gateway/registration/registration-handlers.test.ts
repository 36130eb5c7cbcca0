import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMember } from '#protocol/calls/member.ts';
import { checkAffiliate, register, registerByMobile } from '#protocol/calls/registration.ts';
import { getProfile } from '#protocol/calls/security/profile.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { sendRegisterCode } from '#protocol/calls/verification.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { unsignedIdTokens } from '../accounts/sign-in/id-tokens.ts';

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway({ verifyIdToken: unsignedIdTokens('demo-x') });
});
afterAll(() => test.close());
beforeEach(async () => void (await test.operator.reset()));

const mobile = '9185550042';
const kiko = {
  username: 'Kiko77',
  password: 'Bangka2026',
  payeeName: 'Kiko Dela Cruz',
  mobileNum: mobile,
};

async function sentCode(): Promise<string> {
  await test.request(sendRegisterCode, { mobile, dialCode: '63' });
  return (await test.operator.outbox(`+63${mobile}`))[0]?.code ?? '';
}

type Fields = Readonly<Record<string, string>>;
const send = (fields: Fields, more: object = {}) =>
  test.request(register, { fields: { ...kiko, ...fields }, dialCode: '63', ...more });
const sendMobile = (fields: Fields, more: object = {}) =>
  test.request(registerByMobile, { fields, dialCode: '63', ...more });

describe('a registration', () => {
  it('adds a member and begins a session', async () => {
    const { token, username, customerId } = await send({ verificationCode: await sentCode() });
    expect(username).toBe('Kiko77');
    const member = await test.request(getMember, {}, { token: token ?? '' });
    expect(member).toMatchObject({ id: customerId, account: 'Kiko77', type: 0, toUpline: false });
    const again = { username: 'kiko77', password: 'Bangka2026', captcha: '' };
    expect(await test.request(signIn, again)).toMatchObject({ firstTime: false });
  });

  it('reads names, numbers and codes as people write them', async () => {
    const code = (await sentCode()).replaceAll(/\d/g, (digit) =>
      '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)),
    );
    const fields = { mobileNum: '+63 (0)918 555-0042', payeeName: 'María\u00a0D´Souza-Peña, Jr.' };
    const { token } = await send({ ...fields, verificationCode: code });
    const profile = await test.request(getProfile, {}, { token: token ?? '' });
    expect(profile.mobile).toMatchObject({ value: expect.stringMatching(/0042$/), verified: true });
    expect(profile.realName).toMatch(/^M/);
  });

  it.each(['Suharto', 'Ng', 'Ma. J.P. O’Hara', "Ana O'Brien", 'Juan Reyes III', 'Ñina Jr.'])(
    'takes the name %s',
    async (payeeName) => {
      await send({ payeeName, verificationCode: await sentCode() });
    },
  );

  it('by mobile number uses the number as username', async () => {
    const fields = { mobileNum: mobile, password: 'Bangka2026', payeeName: 'Kiko Cruz' };
    const { username } = await sendMobile({ ...fields, verificationCode: await sentCode() });
    expect(username).toBe(`63${mobile}`);
  });

  it.each([
    ['a name that is too short', { username: 'ab' }, 'field_refused', 'username'],
    ['a name with signs', { username: 'kiko_77' }, 'field_refused', 'username'],
    ['no name', { username: '' }, 'field_required', 'username'],
    ['a weak password', { password: 'abc' }, 'field_refused', 'password'],
    ['an address that is none', { email: 'kiko@' }, 'field_refused', 'email'],
    ['a name of one letter', { payeeName: 'K' }, 'field_refused', 'payeeName'],
    ['a name with a digit', { payeeName: 'Kiko Cruz 2' }, 'field_refused', 'payeeName'],
    ['no code', { verificationCode: '' }, 'field_required', 'verificationCode'],
    [
      'a wrong code',
      { verificationCode: '000000' },
      'verification_code_incorrect',
      'verificationCode',
    ],
    ['a name that is taken', { username: 'JUAN' }, 'username_taken', 'username'],
    ['a number that is taken', { mobileNum: '9175550101' }, 'mobile_taken', 'mobileNum'],
    ['a wrong invitation', { affiliateCode: 'NOBODY' }, 'invitation_code_error', 'affiliateCode'],
    ['a player as agent', { affiliateCode: 'JUAN2026' }, 'invitation_code_error', 'affiliateCode'],
    ['a wrong referral', { referralCode: 'NOBODY' }, 'referral_code_error', 'referralCode'],
  ] as const)('is refused for %s, and says which field', async (_, fields, refusal, field) => {
    const right = await sentCode();
    const tries = right === '000000' ? '111111' : right;
    const failing = send({ verificationCode: tries, ...fields });
    await expect(failing).rejects.toMatchObject({ status: 200, code: refusal, value: { field } });
    if (field !== 'verificationCode') {
      expect(await send({ verificationCode: right })).toMatchObject({ username: 'Kiko77' });
    }
  });

  it('needs a passed Geetest check while the modules are on', async () => {
    const verificationCode = await sentCode();
    await test.operator.settings({ modules: { GEETEST3: true, GEETESTEMAIL3: true } });
    const refused = { code: 'geetest_captcha_err' };
    await expect(send({ verificationCode })).rejects.toMatchObject(refused);
    await expect(send({ verificationCode }, { geetestSeccode: 'made up' })).rejects.toMatchObject(
      refused,
    );
    const { username } = await send({ verificationCode }, { geetestSeccode: 'passed' });
    expect(username).toBe('Kiko77');
  });

  it('returns the limits of the rule of a refused field', async () => {
    const failing = send({ username: 'ab' });
    const value = { field: 'username', patternId: 1, minLength: 4, maxLength: 16 };
    await expect(failing).rejects.toMatchObject({ value });
  });

  it('is refused when the confirmation differs', async () => {
    const failing = send({ verificationCode: '123456' }, { confirmPassword: 'Other2026' });
    await expect(failing).rejects.toMatchObject({ code: 'confirmation_differs' });
  });

  it.each([
    ['2015-03-01', 'of a child'],
    ['1990-02-30', 'that is no date'],
  ])('is refused with the birthday %s, %s, asked for or not', async (birthday) => {
    const fields = { verificationCode: await sentCode(), birthday };
    await expect(send(fields)).rejects.toMatchObject({
      code: 'field_refused',
      value: { field: 'birthday' },
    });
    await test.operator.settings({
      registerRules: { birthday: { enabled: true, required: true } },
    });
    await expect(send(fields)).rejects.toMatchObject({ code: 'field_refused' });
    expect((await send({ ...fields, birthday: '1990-03-01' })).token).toBeTruthy();
  });

  it('adds the member below the agent who invited them', async () => {
    const fields = {
      verificationCode: await sentCode(),
      affiliateCode: 'ana2026',
      referralCode: 'juan2026',
    };
    const { token } = await send(fields);
    const member = await test.request(getMember, {}, { token: token ?? '' });
    expect(member.toUpline).toBe(true);
  });

  it('adds one member for two forms with one key, and answers both', async () => {
    const fields = { verificationCode: await sentCode() };
    const more = { idempotencyKey: 'a'.repeat(32) };
    const [one, two] = await Promise.all([send(fields, more), send(fields, more)]);
    expect(one.customerId).toBe(two.customerId);
    expect((await send(fields, more)).customerId).toBe(one.customerId);
    const stranger = send({ ...fields, password: 'Other2026' }, more);
    await expect(stranger).rejects.toMatchObject({ code: 'username_taken' });
  });

  it('adds one member for two forms with one username at the same time', async () => {
    await test.operator.settings({ modules: { REGMOBVERF3: false } });
    const rule = { mobileNum: { enabled: false } };
    await test.operator.settings({ registerRules: rule });
    const { mobileNum: _, ...fields } = kiko;
    const both = await Promise.allSettled([
      test.request(register, { fields }),
      test.request(register, { fields }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'username_taken' });
  });

  it.each([
    ['by username', 'USERNAMEREG3', () => send({})],
    ['by mobile number', 'MOBILENUMREG3', () => sendMobile({ mobileNum: mobile })],
  ])('%s is refused while its module is off', async (_, module, attempt) => {
    await test.operator.settings({ modules: { [module]: false } });
    await expect(attempt()).rejects.toMatchObject({ code: 'function.not.available' });
  });

  it('by username needs no code while the module is off', async () => {
    await test.operator.settings({ modules: { REGMOBVERF3: false } });
    expect(await send({})).toMatchObject({ username: 'Kiko77' });
  });

  it('by mobile number needs no password while the module is off', async () => {
    await test.operator.settings({ modules: { MOBILENUMPASSREG3: false } });
    const fields = {
      mobileNum: mobile,
      payeeName: 'Kiko Cruz',
      verificationCode: await sentCode(),
    };
    expect((await sendMobile(fields)).token).toBeTruthy();
  });

  it('needs a captcha when its rule is enabled', async () => {
    await test.operator.settings({
      modules: { REGMOBVERF3: false },
      registerRules: { captcha: { enabled: true, required: true } },
    });
    await expect(send({})).rejects.toMatchObject({ code: 'field_required' });
    await expect(send({ captcha: '0000' })).rejects.toMatchObject({ code: 'captcha_incorrect' });
    const cookie = await test.captchaCookie();
    const captcha = (await test.operator.captchas())[0]?.text ?? '';
    await test.request(register, { fields: { ...kiko, captcha }, dialCode: '63' }, { cookie });
  });

  // All ways to divide 40 letters take hours.
  it('checks a pattern with exponential backtracking in time', async () => {
    const slow = { acceptedPattern: '^(a+)+$', minLength: 1, maxLength: 200 };
    const modules = { REGMOBVERF3: false };
    await test.operator.settings({ modules, registerRules: { username: slow } });
    const failing = send({ username: `${'a'.repeat(40)}!` });
    await expect(failing).rejects.toMatchObject({ code: 'field_refused' });
  });

  it('with Firebase needs no code, and links the account', async () => {
    await test.operator.settings({ modules: { FIREBASECREATEACC3: true } });
    const now = Math.floor(Date.now() / 1000);
    const tokenOf = (sub: string, claims: object) =>
      new UnsecuredJWT({
        sub,
        iss: 'https://securetoken.google.com/demo-x',
        aud: 'demo-x',
        iat: now,
        exp: now + 3600,
        ...claims,
      }).encode();
    const sms = tokenOf('u1', {
      phone_number: `+63${mobile}`,
      firebase: { sign_in_provider: 'phone' },
    });
    const google = tokenOf('u2', { firebase: { sign_in_provider: 'google.com' } });
    const proof = {
      identityChannel: 'sms',
      idToken: sms,
      socialChannel: 'google',
      socialToken: google,
    };
    await send({}, proof);
    const byGoogle = {
      username: '',
      password: '',
      captcha: '',
      type: 'firebase',
      identityChannel: 'google',
      idToken: google,
    } as const;
    expect(await test.request(signIn, byGoogle)).toMatchObject({ username: 'Kiko77' });
  });

  it('is allowed sixty times in ten minutes from one address', async () => {
    for (let n = 0; n < 60; n += 1) await send({ username: '' }).catch(() => undefined);
    await expect(send({})).rejects.toMatchObject({ status: 429 });
  });
});

describe('an invitation code', () => {
  it('of an agent is accepted', async () => {
    await test.request(checkAffiliate, { code: 'Luis2026', domain: 'parola.example' });
  });

  it('that nobody has is refused', async () => {
    const failing = test.request(checkAffiliate, { code: 'NOBODY' });
    await expect(failing).rejects.toMatchObject({ status: 200, code: 'invitation_code_error' });
  });
});
