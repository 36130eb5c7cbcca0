import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { oneTimeCode } from './identity-fields.ts';

it.each([
  ['123456', '123456'],
  ['000000', '000000'],
  [' 123456 ', '123456'],
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
])('reads the one-time code "%s" as %s', (written, code) => {
  expect(safeParse(oneTimeCode, written)).toMatchObject({ success: true, output: code });
});

it.each(['', '1', '12345', '1234567', '123456789012', '12345a', 'ABCDE-FGHJK'])(
  'refuses the one-time code "%s"',
  (code) => {
    expect(safeParse(oneTimeCode, code).success).toBe(false);
  },
);
