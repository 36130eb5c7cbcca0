import { describe, expect, it } from 'vitest';
import { draftOf, invitationOf, registerFaults, registerFields } from './registration-rules.ts';

const rule = {
  pattern: '.*',
  patternId: 0,
  minLength: 2,
  maxLength: 20,
  enabled: true,
  required: true,
};
const rules = {
  telegram: rule,
  captcha: rule,
  password: rule,
  mobileNum: { ...rule, required: false },
  verificationCode: rule,
  username: rule,
  qqNum: { ...rule, enabled: false },
  affiliateCode: rule,
};
const byName = { way: 'username', verifies: true, withPassword: true } as const;
const byMobile = { way: 'mobile', verifies: true, withPassword: false } as const;
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

describe('the form of registration', () => {
  it('has the fields of the rules, known fields first, invitation and captcha last', () => {
    expect(names(registerFields(rules, byName))).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
      'password',
      'telegram',
      'affiliateCode',
      'captcha',
    ]);
  });

  it('by mobile number has no username, and a password only if the operator requires one', () => {
    const fields = registerFields(rules, byMobile);
    expect(names(fields)).not.toContain('username');
    expect(names(fields)).not.toContain('password');
    expect(names(registerFields(rules, { ...byMobile, withPassword: true }))).toContain('password');
  });

  it('by mobile number requires the number', () => {
    const mobile = registerFields(rules, byMobile).find(({ name }) => name === 'mobileNum');
    expect(mobile?.rule.required).toBe(true);
  });

  it('has no code when numbers are not verified', () => {
    expect(names(registerFields(rules, { ...byName, verifies: false }))).not.toContain(
      'verificationCode',
    );
  });

  it('lists faults by field', () => {
    const faults = registerFaults(registerFields(rules, byName), { username: 'a', password: 'ab' });
    expect([...faults]).toEqual([
      ['username', 'refused'],
      ['verificationCode', 'required'],
      ['telegram', 'required'],
      ['affiliateCode', 'required'],
      ['captcha', 'required'],
    ]);
  });
});

describe('an invitation', () => {
  const domains = ['parola.example', 'www.parola.example'];
  it.each([
    ['https://parola.example/register?affiliateCode=ANA2026', 'ANA2026', null],
    ['https://ana2026.parola.example/register', 'ana2026', null],
    ['https://www.parola.example/register', null, null],
    ['https://parola.example/register?referralCode=JUAN', null, 'JUAN'],
    ['https://parola.example/register?r=JUAN', null, 'JUAN'],
    ['https://ana2026.evil.example/register', null, null],
    ['http://localhost:4173/register?affiliateCode=', null, null],
  ])('is read from %s', (address, affiliateCode, referralCode) =>
    expect(invitationOf(new URL(address), domains)).toEqual({ affiliateCode, referralCode }),
  );
});

describe('the draft of a closed form', () => {
  it('contains no passwords and no codes', () => {
    const secret = {
      password: 'a',
      confirmPassword: 'a',
      paymentPassword: 'b',
      verificationCode: '1',
      captcha: '2',
    };
    expect(draftOf({ username: 'maria', ...secret })).toEqual({ username: 'maria' });
  });
});
