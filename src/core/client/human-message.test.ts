import { describe, expect, it } from 'vitest';
import { humanMessage } from './human-message.ts';

describe('a message for people', () => {
  it.each([
    ['Please top up first.', 'Please top up first.'],
    ['Please top up first. #734', 'Please top up first.'],
    ['Sobra na: subukan ulit bukas', 'Sobra na: subukan ulit bukas'],
    ['余额不足', '余额不足'],
    ['กรุณาเข้าสู่ระบบ', 'กรุณาเข้าสู่ระบบ'],
  ])('is kept: %s', (message, words) => expect(humanMessage(message)).toBe(words));

  it.each([
    [null],
    [''],
    ['   #12'],
    ['unknown_error'],
    ['customer.not.login'],
    ['<b>Bad</b> gateway'],
    ['java.lang.NullPointerException: null'],
    ['Something failed\n    at handle (server.js:10:3)'],
    ['failed at Object.handle (server.js:1)'],
    ['{"error":"x y"}'],
    ['a long word '.repeat(30)],
  ])('is none: %s', (message) => expect(humanMessage(message)).toBeNull());
});
