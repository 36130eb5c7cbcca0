import { describe, expect, it } from 'vitest';
import { brand, brandFrom, merchantOf } from './brand.ts';

describe('the brand', () => {
  it('is Parola by default', () => {
    expect(brand).toMatchObject({ name: 'Parola', merchant: 'parola', minimumAge: 18 });
    expect(brandFrom(undefined)).toEqual(brand);
  });

  it('uses the settings of the build', () => {
    const set = { PAROLA_NAME: 'Faro', PAROLA_MERCHANT: 'faro', PAROLA_MINIMUM_AGE: '21' };
    expect(brandFrom(set)).toMatchObject({ name: 'Faro', merchant: 'faro', minimumAge: 21 });
  });

  it('seals by a JWE unless a setting that is known says otherwise', () => {
    const sealings = [undefined, '', 'none', 'des', 'auto'].map(
      (setting) => brandFrom({ ...(setting !== undefined && { PAROLA_SEALING: setting }) }).sealing,
    );
    expect(sealings).toEqual(['jwe', 'jwe', 'jwe', 'des', 'auto']);
    expect(brandFrom({ PAROLA_GATEWAY_VERSION: '2' }).gatewayVersion).toBe('3');
  });

  it.each(['16', '0', '-3', 'young', ''])(
    'has a minimum age of 18, even with the setting %s',
    (age) => expect(brandFrom({ PAROLA_MINIMUM_AGE: age }).minimumAge).toBe(18),
  );

  it('has a second merchant on the listed hosts', () => {
    const second = brandFrom({
      PAROLA_SECOND_MERCHANT: 'faro2',
      PAROLA_SECOND_MERCHANT_HOSTS: 'faro.example, Localhost:4199',
    });
    expect(merchantOf(second, 'https://faro.example')).toBe('faro2');
    expect(merchantOf(second, 'http://localhost:4199')).toBe('faro2');
    expect(merchantOf(second, 'http://localhost:4173')).toBe('parola');
    expect(merchantOf(brandFrom({}), 'https://faro.example')).toBe('parola');
  });
});
