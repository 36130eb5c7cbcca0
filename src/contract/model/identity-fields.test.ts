import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { oneTimeCode } from './identity-fields.ts';

it.each(['123456', '000000', ' 123456 '])('accepts the one-time code "%s"', (code) => {
  expect(safeParse(oneTimeCode, code)).toMatchObject({ success: true, output: code.trim() });
});

it.each([
  '',
  '1',
  '12345',
  '1234567',
  '123456789012',
  '12345a',
  '123 456',
  '１２３４５６',
  'ABCDE-FGHJK',
])('refuses the one-time code "%s"', (code) => {
  expect(safeParse(oneTimeCode, code).success).toBe(false);
});
