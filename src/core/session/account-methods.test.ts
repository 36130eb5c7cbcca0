import { describe, expect, it } from 'vitest';
import {
  registrationTerms,
  sendsCodes,
  passwordResetMethods,
  signInMethods,
  registrationMethods,
} from './account-methods.ts';

const on =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id);

describe('a module', () => {
  it('switches on signing in by code', () => {
    expect(signInMethods(on()).sms).toBe(false);
    expect(signInMethods(on('MOBILEVERCODELOGIN3')).sms).toBe(true);
  });
  it('switches on codes before the sign-in, which firebase sends without it', () => {
    expect(sendsCodes(on(), false)).toBe(false);
    expect(sendsCodes(on('VERIFICATION3'), false)).toBe(true);
    expect(sendsCodes(on(), true)).toBe(true);
  });
  it('switches on free play', () => {
    expect(signInMethods(on()).freePlay).toBe(false);
    expect(signInMethods(on('FREEPLAY3')).freePlay).toBe(true);
  });
  it('switches on the geetest check of signing in, together with its group', () => {
    expect(signInMethods(on('GEETESTLOGIN3')).geetest).toBe(false);
    expect(signInMethods(on('GEETEST3', 'GEETESTLOGIN3')).geetest).toBe(true);
  });
  it('switches on registering by mobile number, which then comes first', () => {
    expect(registrationMethods(on('USERNAMEREG3'))).toEqual(['username']);
    expect(registrationMethods(on('USERNAMEREG3', 'MOBILENUMREG3'))).toEqual([
      'mobile',
      'username',
    ]);
  });
  it('switches on verifying the number of a registration by username', () => {
    expect(registrationTerms(on(), 'username').verifies).toBe(false);
    expect(registrationTerms(on('REGMOBVERF3'), 'username').verifies).toBe(true);
    expect(registrationTerms(on(), 'mobile').verifies).toBe(true);
  });
  it('switches on the password of a registration by mobile number', () => {
    expect(registrationTerms(on(), 'mobile').withPassword).toBe(false);
    expect(registrationTerms(on('MOBILENUMPASSREG3'), 'mobile').withPassword).toBe(true);
    expect(registrationTerms(on(), 'username').withPassword).toBe(true);
  });
  it('switches on a new password by phone, and nothing else does', () => {
    const others = on('MOBILEVERCODELOGIN3', 'VERIFICATION3', 'PWRESETSMS3');
    expect(passwordResetMethods(others)).toEqual(['email']);
    expect(passwordResetMethods(on('CHNGPASSVERIF3'))).toEqual(['mobile', 'email']);
  });
});
