import { describe, expect, it } from 'vitest';
import { readCode } from './read-code.ts';

describe('a typed or pasted code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['１２３４５６', '123456'],
    ['๑๒๓๔๕๖', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['12\u200b3\u00a0456', '123456'],
    ['12a3', '123'],
    ['1234567890', '123456'],
    ['Parola: 123456 is your code. It is good for 5 minutes.', '123456'],
    ['Your code of 2026: 004711.\n\n@parola.example #004711', '004711'],
    ['no code', ''],
  ])('is read from %j as %j', (text, code) => {
    expect(readCode(text, 6)).toBe(code);
  });
});
