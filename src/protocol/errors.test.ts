import { expect, it } from 'vitest';
import { endsSession, errorCodes, isThrottled, knownCode } from './errors.ts';

it('an error code is known in any case of its letters', () => {
  for (const code of errorCodes) {
    expect(knownCode(code.toUpperCase())).toBe(code);
    expect(knownCode(code.toLowerCase())).toBe(code);
  }
  expect(knownCode('some_other')).toBeNull();
  expect(knownCode(null)).toBeNull();
});

it('a session ends by a code or a message in any case, and by a token of another address', () => {
  for (const code of ['CUSTOMER_NOT_LOGIN', 'Customer.Not.Login', 'TOKEN_IP_DIFFERENT']) {
    expect(endsSession(code, null)).toBe(true);
    expect(endsSession(null, code.toLowerCase())).toBe(true);
  }
  expect(endsSession('not_found', null)).toBe(false);
});

it('throttling is known in any case', () => {
  expect(isThrottled('Too_Many_Request:5')).toBe(true);
  expect(isThrottled('system_busy')).toBe(false);
});
