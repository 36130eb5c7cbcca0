import { describe, expect, it } from 'vitest';
import { registerMinutes, registerSteps, stepOfField } from './registration-steps.ts';

const rule = {
  pattern: '.*',
  patternId: 0,
  minLength: 0,
  maxLength: 60,
  enabled: true,
  required: true,
};
const fieldsOf = (count: number, required = true) =>
  Array.from({ length: count }, (_, index) => ({
    name: `field${index}`,
    rule: { ...rule, required },
  }));

describe('the steps of the registration form', () => {
  it('are two when the rules ask for more than five fields', () => {
    expect(registerSteps(fieldsOf(5))).toEqual(['account']);
    expect(registerSteps(fieldsOf(6))).toEqual(['account', 'person']);
  });

  it('have the account first, and everything else second', () => {
    const two = registerSteps(fieldsOf(6));
    const account = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'];
    expect(account.map((name) => stepOfField(two, name))).toEqual(account.map(() => 'account'));
    const person = ['payeeName', 'birthday', 'affiliateCode', 'captcha', 'terms', 'age'];
    expect(person.map((name) => stepOfField(two, name))).toEqual(person.map(() => 'person'));
  });

  it('are one for a short form, with every field in it', () => {
    expect(stepOfField(['account'], 'terms')).toBe('account');
  });

  it('take a minute for six required fields, and more for more', () => {
    expect(registerMinutes([])).toBe(1);
    expect(registerMinutes(fieldsOf(6))).toBe(1);
    expect(registerMinutes(fieldsOf(7))).toBe(2);
    expect(registerMinutes([...fieldsOf(6), ...fieldsOf(20, false)])).toBe(1);
  });
});
