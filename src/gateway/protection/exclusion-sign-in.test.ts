import { UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { unsignedIdTokens } from '../accounts/sign-in/id-tokens.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';
import { packOf } from './market-pack.ts';

let test: TestGateway;

beforeEach(async () => {
  test = await openTestGateway({ verifyIdToken: unsignedIdTokens('demo-x') });
  return () => test.close();
});

/** Begins a time-out, and returns the refusal that every way to sign in has to give. */
async function rest(username: string) {
  const wanted = { kind: 'timeOut', length: 24, loginPassword: demoPassword } as const;
  const token = await test.signIn(username);
  const { endsAt } = await test.request(calls.beginExclusion, wanted, { token });
  const { timeOutHours, selfExclusionMonths } = packOf('PH');
  const lengths = { timeOutHours, selfExclusionMonths };
  const value = { endDate: endsAt, signInFromDate: null, mayReturn: false, ...lengths };
  return { code: 'login_blocked_by_time_out', value };
}

/** Sends a code to the number of juan, and returns it. */
async function sentCode() {
  await test.request(calls.sendCode, { mobile: '9175550101', dialCode: '63' });
  return (await test.operator.outbox('+639175550101'))[0]?.code ?? '';
}

describe('a break names its end and the longer lengths', () => {
  it('to a sign-in by SMS', async () => {
    const refusal = await rest('juan');
    const login = { username: '9175550101', password: await sentCode(), dialCode: '63' };
    const signIn = test.request(calls.signIn, { ...login, captcha: '', type: 'sms' });
    await expect(signIn).rejects.toMatchObject(refusal);
  });

  it('to a sign-in by an identity', async () => {
    const refusal = await rest('juan');
    const now = Math.floor(Date.now() / 1000);
    const idToken = new UnsecuredJWT({
      sub: 'u1',
      iss: 'https://securetoken.google.com/demo-x',
      aud: 'demo-x',
      iat: now,
      exp: now + 3600,
      phone_number: '+639175550101',
      firebase: { sign_in_provider: 'phone' },
    }).encode();
    const login = { username: '', password: '', captcha: '', identityChannel: 'sms' } as const;
    const signIn = test.request(calls.signIn, { ...login, type: 'firebase', idToken });
    await expect(signIn).rejects.toMatchObject(refusal);
  });

  it('to a link that was made after it began', async () => {
    const refusal = await rest('juan');
    const { token } = await test.operator.signInLink('juan');
    await expect(test.request(calls.signInByLink, { token })).rejects.toMatchObject(refusal);
  });

  it('to both calls of a second step that was under way', async () => {
    const at = { ip: '203.0.113.7' };
    const step = { username: 'juan', password: demoPassword, captcha: '' };
    await test.signIn('juan');
    await test.operator.settings({ modules: { LOGINIPVERF3: true } });
    const asked = { code: 'login_verify_required' };
    await expect(test.request(calls.signIn, step, at)).rejects.toMatchObject(asked);
    const refusal = await rest('juan');
    const code = test.request(calls.sendSignInCode, { ...step, channel: 'sms' }, at);
    await expect(code).rejects.toMatchObject(refusal);
    const named = { ...step, channel: 'payee', code: 'Juan Marasigan' } as const;
    await expect(test.request(calls.verifySignIn, named, at)).rejects.toMatchObject(refusal);
  });
});
