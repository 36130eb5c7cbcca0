import { expect, it } from 'vitest';
import { maskEmail, maskMobile } from './mask.ts';

it('masks a mobile number and an e-mail address', () => {
  expect(maskMobile('639175550101')).toBe('+63 *** 0101');
  expect(maskEmail('juan@example.com')).toBe('j***@example.com');
});
