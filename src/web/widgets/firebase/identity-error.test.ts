import { describe, expect, it } from 'vitest';
import { refusedField } from '#core/registration/field-refusal.ts';
import { identityMessages } from './identity-messages.ts';
import { failureMessage } from '../../i18n/failure-messages.ts';
import { IdentityError, identityFaultOf } from './identity-error.ts';

function sdkError(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

describe('an error of the SDK', () => {
  it.each([
    ['auth/invalid-phone-number', 'numberInvalid'],
    ['auth/missing-phone-number', 'numberMissing'],
    ['auth/too-many-requests', 'tooMany'],
    ['auth/internal-error', 'unknown'],
    ['auth/invalid-verification-code', 'codeWrong'],
    ['auth/missing-verification-code', 'codeWrong'],
    ['auth/missing-code', 'codeWrong'],
    ['auth/captcha-check-failed', 'captchaFailed'],
    ['auth/quota-exceeded', 'quotaExceeded'],
    ['auth/operation-not-allowed', 'notEnabled'],
    ['auth/code-expired', 'codeExpired'],
    ['auth/popup-closed-by-user', 'popupClosed'],
    ['auth/something-new', 'unknown'],
  ] as const)('%s becomes the fault %s', (code, fault) => {
    expect(identityFaultOf(sdkError(code))).toBe(fault);
  });

  it('without an SDK code becomes unknown', () => {
    expect(identityFaultOf(new TypeError('x'))).toBe('unknown');
    expect(identityFaultOf('auth/quota-exceeded')).toBe('unknown');
  });
});

it('an identity error has a message and a field like other failures', () => {
  const { failure } = new IdentityError('codeWrong');
  expect(failureMessage(failure)).toBe(identityMessages.codeWrong);
  expect(refusedField(failure)?.field).toBe('verificationCode');
  expect(refusedField(new IdentityError('popupClosed').failure)).toBeNull();
});

it.each(Object.entries(identityMessages))(
  'the message for %s contains no SDK code',
  (_, { message }) => {
    expect(message).toMatch(/^[A-Z].+\.$/);
    expect(message).not.toContain('auth/');
  },
);
