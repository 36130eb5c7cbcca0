import { expect, it } from 'vitest';
import { maskEmail, maskMobile } from './mask.ts';

it('shows a number and an address with their ends only', () => {
  expect(maskMobile('639175550101')).toBe('+63 *** 0101');
  expect(maskEmail('juan@example.com')).toBe('j***@example.com');
});
