import { describe, expect, it } from 'vitest';
import { withIssuer } from './authenticator.ts';

describe('the address of an authenticator secret', () => {
  it.each([
    ['otpauth://totp/Parola:juan?issuer=Parola&secret=ABC&digits=6', 'juan'],
    ['otpauth://totp/juan?secret=ABC&digits=6', 'juan'],
    ['otpauth://totp/Parola%3Ajuan%20m?issuer=Parola&secret=ABC&digits=6', 'juan%20m'],
  ])('names the brand: %s', (uri, account) => {
    const branded = new URL(withIssuer(uri, 'Bahay & Co'));
    expect(branded.pathname).toBe(`/Bahay%20%26%20Co:${account}`);
    expect(branded.searchParams.get('issuer')).toBe('Bahay & Co');
    expect(branded.searchParams.get('secret')).toBe('ABC');
    expect(branded.href).not.toContain('+');
  });

  it('stays as it is in another form', () => {
    expect(withIssuer('otpauth://hotp/juan?counter=1', 'Bahay')).toBe(
      'otpauth://hotp/juan?counter=1',
    );
    expect(withIssuer('', 'Bahay')).toBe('');
  });
});
