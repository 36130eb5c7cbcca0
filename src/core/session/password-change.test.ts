import { describe, expect, it } from 'vitest';
import { holdsBack, passwordChangeOf } from './password-change.ts';

const plain = { firstTime: false, passwordExpired: false, defaultPassword: false };

describe('a password has to be changed', () => {
  it.each([
    ['not usually', plain, true, null],
    [
      'when it is the default one',
      { ...plain, defaultPassword: true, firstTime: true },
      false,
      'default',
    ],
    [
      'when it expired and the operator insists',
      { ...plain, passwordExpired: true },
      true,
      'expired',
    ],
    [
      'not when it expired and the operator does not',
      { ...plain, passwordExpired: true },
      false,
      null,
    ],
    ['at the first sign-in', { ...plain, firstTime: true }, false, 'firstTime'],
  ] as const)('%s', (_, signedIn, insists, change) =>
    expect(passwordChangeOf(signedIn, insists)).toBe(change),
  );

  it('before signing in, unless it is only the first sign-in', () => {
    expect((['default', 'expired', 'firstTime', null] as const).filter(holdsBack)).toEqual([
      'default',
      'expired',
    ]);
  });
});
