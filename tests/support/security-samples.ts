import { randomUUID, webcrypto } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { calls } from '#protocol/calls.ts';
import type { MemberCodePurpose } from '#protocol/model/security/identity-proof.ts';
import { deviceChallengeText } from '#protocol/model/security/device-key.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import type { TestGateway } from './open-gateway.ts';

type Test = Pick<TestGateway, 'request' | 'operator' | 'signIn'>;

/** Prepares the state of a call for the member of a token, and returns the fields of the request that depend on it. */
type Prepare = (test: Test, token: string) => Promise<object>;

/** Placeholder of the code that an earlier call sends. */
export const codePlaceholder = '000000';

const answers = [
  { questionId: 'pet', answer: 'Bantay' },
  { questionId: 'school', answer: 'Baybayin' },
  { questionId: 'food', answer: 'Halo-halo' },
];

const samplePublicKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'LNn2YdOmGOHoPZiUbjJzhsNjCaArnPns3VMw1AG-ZKs',
  y: 'NLusKNMLaa911l8tI9kaNgkYmyGbALLuOUUVcGMrL-g',
} as const;

/** Requests for the calls about security and payout accounts. */
export const securityRequests = {
  getSecurityConfig: {},
  hasWithdrawalPassword: {},
  setWithdrawalPassword: {
    newPassword: '135790',
    confirmation: '135790',
    loginPassword: demoPassword,
  },
  changeWithdrawalPassword: {
    oldPassword: demoWithdrawalPassword,
    newPassword: '135790',
    confirmation: '135790',
  },
  resetWithdrawalPassword: {
    newPassword: '135790',
    confirmation: '135790',
    channel: 'sms',
    code: codePlaceholder,
  },
  sendMemberCode: { purpose: 'proof', channel: 'sms' },
  setMobile: {
    mobile: '9185550005',
    dialCode: '63',
    code: codePlaceholder,
    withdrawalPassword: demoWithdrawalPassword,
  },
  setEmail: {
    email: 'new@example.com',
    code: codePlaceholder,
    withdrawalPassword: demoWithdrawalPassword,
  },
  getSecurityQuestions: {},
  setSecurityQuestions: { answers, loginPassword: demoPassword },
  changeSecurityQuestions: { answers, oldAnswers: answers },
  getAuthenticator: {},
  beginAuthenticator: { loginPassword: demoPassword },
  confirmAuthenticator: { code: codePlaceholder },
  renewRecoveryCodes: { code: codePlaceholder, loginPassword: demoPassword },
  removeAuthenticator: { code: codePlaceholder, loginPassword: demoPassword },
  getDevices: {},
  signOutDevice: { id: codePlaceholder },
  signOutOtherDevices: {},
  getLoginRecords: {},
  registerDeviceKey: { publicKey: samplePublicKey },
  removeDeviceKey: {},
  getSignInLink: { token: `once.${'x'.repeat(43)}` },
  signInByLink: { token: `once.${'x'.repeat(43)}` },
  getDeviceChallenge: { keyId: 'unknown' },
  signInByDevice: {
    keyId: codePlaceholder,
    challenge: codePlaceholder,
    signature: codePlaceholder,
  },
  getBanks: {},
  getPayoutAccounts: {},
  addPayoutAccount: {
    bankCode: 'PAROLPAY',
    number: '0917 555 0101',
    withdrawalPassword: demoWithdrawalPassword,
  },
  setDefaultPayoutAccount: { id: codePlaceholder, expected: codePlaceholder },
  removePayoutAccount: { id: codePlaceholder, withdrawalPassword: demoWithdrawalPassword },
} as const;

/** The last code that was sent to a number or an address. */
export async function lastCode({ operator }: Pick<Test, 'operator'>, to: string): Promise<string> {
  const messages = await operator.outbox(to);
  return messages.find(({ code }) => code !== undefined)?.code ?? '';
}

/** The code of an authenticator app, some periods of 30 seconds from now. */
export function appCode(secret: string, periods = 0, now = Date.now()): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: now + periods * 30_000 });
}

/** Switches an authenticator app on and returns its secret and the recovery codes. */
export async function enrol(test: Test, token: string) {
  const begun = await test.request(
    calls.beginAuthenticator,
    { loginPassword: demoPassword },
    { token },
  );
  const { recoveryCodes } = await test.request(
    calls.confirmAuthenticator,
    { code: appCode(begun.secret) },
    { token },
  );
  return { secret: begun.secret, recoveryCodes };
}

/** Makes a key as a device does. */
export async function makeDeviceKey() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await webcrypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const { x = '', y = '' } = await webcrypto.subtle.exportKey('jwk', pair.publicKey);
  return {
    publicKey: { kty: 'EC', crv: 'P-256', x, y } as const,
    async sign(text: string): Promise<string> {
      const bytes = new TextEncoder().encode(text);
      const signature = await webcrypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        pair.privateKey,
        bytes,
      );
      return Buffer.from(signature).toString('base64url');
    },
  };
}

const codeTo =
  (purpose: MemberCodePurpose, channel: 'sms' | 'email', to: string, receiver?: string): Prepare =>
  async (test, token) => {
    const request = { purpose, channel, ...(receiver !== undefined && { receiver }) };
    await test.request(calls.sendMemberCode, request, { token });
    return { code: await lastCode(test, to) };
  };

const firstAccount: Prepare = async (test, token) => {
  const [account] = await test.request(calls.getPayoutAccounts, {}, { token });
  return { id: account?.id ?? '' };
};

const firstClaim: Prepare = async (test, token) => {
  const { rewards } = await test.request(calls.getClaims, {}, { token });
  const [reward] = rewards;
  return { id: reward?.id ?? '' };
};

const firstEnvelope: Prepare = async (test, token) => {
  const { envelopes } = await test.request(calls.getRedEnvelopes, {}, { token });
  return { id: envelopes[0]?.id ?? '' };
};

const newWithdrawal: Prepare = async (test, token) => {
  const account = Object(await firstAccount(test, token)).id;
  const request = { key: randomUUID(), amount: 500, account, password: demoWithdrawalPassword };
  const { id } = await test.request(calls.withdraw, request, { token });
  return { id };
};

const codeOfEnrolledApp: Prepare = async (test, token) => {
  const { secret } = await enrol(test, token);
  return { code: appCode(secret, 1) };
};

const newLink: Prepare = async ({ operator }) => {
  const { token } = await operator.signInLink('juan');
  return { token };
};

/** Preparations by the name of the call. */
export const securitySamples: { readonly [N in keyof typeof calls]?: Prepare } = {
  resetWithdrawalPassword: codeTo('withdrawalPassword', 'sms', '+639175550101'),
  setMobile: codeTo('newContact', 'sms', '+639185550005', '+639185550005'),
  setEmail: codeTo('newContact', 'email', 'new@example.com', 'new@example.com'),
  async changeSecurityQuestions(test, token) {
    const answers = [
      { questionId: 'pet', answer: 'Bantay' },
      { questionId: 'school', answer: 'Baybayin' },
      { questionId: 'food', answer: 'Halo-halo' },
    ];
    const request = { answers, loginPassword: demoPassword };
    await test.request(calls.setSecurityQuestions, request, { token });
    return {};
  },
  async confirmAuthenticator(test, token) {
    const request = { loginPassword: demoPassword };
    const { secret } = await test.request(calls.beginAuthenticator, request, { token });
    return { code: appCode(secret) };
  },
  renewRecoveryCodes: codeOfEnrolledApp,
  removeAuthenticator: codeOfEnrolledApp,
  async signOutDevice(test, token) {
    const [device] = await test.request(calls.getDevices, {}, { token });
    return { id: device?.id ?? '' };
  },
  async signInByDevice(test, token) {
    const { publicKey, sign } = await makeDeviceKey();
    const { keyId } = await test.request(calls.registerDeviceKey, { publicKey }, { token });
    const { challenge } = await test.request(calls.getDeviceChallenge, { keyId });
    const text = deviceChallengeText('localhost', keyId, challenge);
    return { keyId, challenge, signature: await sign(text) };
  },
  async openDataCopy(test, token) {
    await test.request(calls.askDataCopy, { loginPassword: demoPassword }, { token });
    await test.operator.jobs();
    return {};
  },
  getSignInLink: newLink,
  signInByLink: newLink,
  async setDefaultPayoutAccount(test, token) {
    const { id } = Object(await firstAccount(test, token));
    return { id, expected: id };
  },
  removePayoutAccount: firstAccount,
  async withdraw(test, token) {
    return { account: Object(await firstAccount(test, token)).id };
  },
  claimReward: firstClaim,
  openRedEnvelope: firstEnvelope,
  getWithdrawal: newWithdrawal,
  cancelWithdrawal: newWithdrawal,
  confirmPayment: newWithdrawal,
  async setRealName({ operator }) {
    await operator.realName('juan', { realName: '', expected: 'Juan Marasigan' });
    return {};
  },
};
