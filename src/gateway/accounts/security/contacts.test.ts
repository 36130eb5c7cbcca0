import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setEmail, setMobile } from '#protocol/calls/security/contacts.ts';
import { sendMemberCode } from '#protocol/calls/security/member-code.ts';
import { getProfile } from '#protocol/calls/security/profile.ts';
import { signIn } from '#protocol/calls/sign-in.ts';
import { sendCode } from '#protocol/calls/verification.ts';
import { demoPassword, demoWithdrawalPassword } from '#demo/content/accounts.ts';
import { chosenPassword, openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { lastCode } from '#tests/support/security-samples.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
afterEach(async () => void (await test.operator.reset()));

const newMobile = '+639185550005';

async function codeTo(token: string, receiver: string, channel: 'sms' | 'email' = 'sms') {
  await test.request(sendMemberCode, { purpose: 'newContact', channel, receiver }, { token });
  return lastCode(test, receiver);
}

async function proofCode(token: string) {
  await test.request(sendMemberCode, { purpose: 'proof', channel: 'sms' }, { token });
  return { proofCode: await lastCode(test, '+639175550101'), proofChannel: 'sms' } as const;
}

describe('a new mobile number', () => {
  it('needs a code and a proof, and is used to sign in from then on', async () => {
    const token = await test.signIn('juan');
    const code = await codeTo(token, newMobile);
    const set = (more: object) =>
      test.request(setMobile, { mobile: newMobile, code, ...more }, { token });
    await expect(set({})).rejects.toMatchObject({
      code: 'proof_required',
      value: { accepts: ['withdrawalPassword', 'sms', 'email'] },
    });
    await expect(set({ loginPassword: demoPassword })).rejects.toMatchObject({
      code: 'proof_required',
    });
    await expect(set({ withdrawalPassword: '000000' })).rejects.toMatchObject({
      code: 'withdrawal_password_incorrect',
    });
    await set(await proofCode(token));
    const { mobile } = await test.request(getProfile, {}, { token });
    expect(mobile).toEqual({ value: '+63 *** 0005', verified: true });
    await test.request(sendCode, { mobile: '9185550005', dialCode: '63' });
    const password = await lastCode(test, newMobile);
    const credentials = { username: '9185550005', dialCode: '63', password, captcha: '' };
    await test.request(signIn, { ...credentials, type: 'sms' });
    const sent = await test.operator.outbox('+639175550101');
    expect(sent[0]?.text).toContain('+63 *** 0005');
  });

  it('needs a proof that works once', async () => {
    const token = await test.signIn('juan');
    const proof = await proofCode(token);
    const code = await codeTo(token, newMobile);
    await test.request(setMobile, { mobile: newMobile, code, ...proof }, { token });
    const other = '+639185550006';
    const again = { mobile: other, code: await codeTo(token, other), ...proof };
    await expect(test.request(setMobile, again, { token })).rejects.toMatchObject({
      code: 'verification_code_expired',
      value: { field: 'proofCode' },
    });
  });

  it('leaves the proof as it was when its own code is wrong, and the code when the proof is wrong', async () => {
    const token = await test.signIn('juan');
    const proof = await proofCode(token);
    const code = await codeTo(token, newMobile);
    const set = (more: object) =>
      test.request(setMobile, { mobile: newMobile, code, ...proof, ...more }, { token });
    const wrong = (real: string) => (real === '000000' ? '111111' : '000000');
    await expect(set({ code: wrong(code) })).rejects.toMatchObject({
      code: 'verification_code_incorrect',
      value: { field: 'verificationCode' },
    });
    await expect(set({ proofCode: wrong(proof.proofCode) })).rejects.toMatchObject({
      code: 'verification_code_incorrect',
      value: { field: 'proofCode' },
    });
    await set({});
  });

  it('is not taken by a code to another number or by a code of another member', async () => {
    const juan = await test.signIn('juan');
    const ana = await test.signIn('ana');
    const code = await codeTo(juan, newMobile);
    const proof = { withdrawalPassword: demoWithdrawalPassword };
    for (const [token, mobile] of [
      [juan, '+639185550006'],
      [ana, newMobile],
    ] as const) {
      await expect(
        test.request(setMobile, { mobile, code, ...proof }, { token }),
      ).rejects.toMatchObject({ code: 'verification_code_expired' });
    }
  });

  it('cannot be the number of another member', async () => {
    const token = await test.signIn('juan');
    const mobile = '+639175550102';
    const code = await codeTo(token, mobile);
    const request = { mobile, code, withdrawalPassword: demoWithdrawalPassword };
    await expect(test.request(setMobile, request, { token })).rejects.toMatchObject({
      code: 'mobile_taken',
    });
  });
});

describe('an e-mail address', () => {
  it('that is not verified is verified by a code alone', async () => {
    const token = await test.enter('nena');
    const email = 'nena@example.com';
    const code = await codeTo(token, email, 'email');
    await test.request(setEmail, { email, code }, { token });
    const profile = await test.request(getProfile, {}, { token });
    expect(profile.email).toEqual({ value: 'n***@example.com', verified: true });
  });

  it('of a member without other proofs is replaced by the login password', async () => {
    const token = await test.enter('nena');
    const email = 'other@example.com';
    const code = await codeTo(token, email, 'email');
    await expect(test.request(setEmail, { email, code }, { token })).rejects.toMatchObject({
      value: { accepts: ['loginPassword'] },
    });
    await test.request(setEmail, { email, code, loginPassword: chosenPassword }, { token });
  });

  it('cannot be a verified one of another member', async () => {
    const token = await test.signIn('juan');
    const email = 'ana@example.com';
    const code = await codeTo(token, email, 'email');
    const request = { email, code, withdrawalPassword: demoWithdrawalPassword };
    await expect(test.request(setEmail, request, { token })).rejects.toMatchObject({
      code: 'email_taken',
    });
  });
});
