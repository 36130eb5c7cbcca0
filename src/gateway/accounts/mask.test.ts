import { expect, it } from 'vitest';
import { maskBirthday, maskContact, maskEmail, maskMobile } from './mask.ts';

it('masks a mobile number and an e-mail address', () => {
  expect(maskMobile('639175550101')).toBe('+63 *** 0101');
  expect(maskEmail('juan@example.com')).toBe('j***@example.com');
});

it('masks a contact as somebody has written it, and a birthday up to its year', () => {
  expect(maskContact('juan@example.com')).toBe('j***@example.com');
  expect(maskContact('0917 555 0101')).toBe('*** 0101');
  expect(maskContact('5550101')).toBe('***');
  expect(maskBirthday('1990-12-31')).toBe('1990-**-**');
});
