import { describe, expect, it } from 'vitest';
import type { Failure } from './failure.ts';
import { GatewayError } from './gateway-error.ts';
import { refusedField } from '../registration/field-refusal.ts';
import { secondStepOf } from '../session/second-step-of.ts';
import { humanMessage } from './refusal.ts';

const refused = (code: 'login_verify_required' | 'username_taken', value: unknown): Failure => ({
  kind: 'refused',
  code,
  message: null,
  value,
  status: 200,
});

describe('a refused sign-in', () => {
  const offersOf = (value: unknown) =>
    secondStepOf(new GatewayError(refused('login_verify_required', value)))?.offers ?? null;

  it('offers second steps, with the receiver of a code', () => {
    expect(offersOf({ sms: '+63 *** 0110', email: false, ga: true })).toEqual([
      { channel: 'sms', hint: '+63 *** 0110' },
      { channel: 'ga', hint: null },
    ]);
  });

  it.each([
    { sms: 'Y', email: 'N', ga: '1', payee: '' },
    { SMS: 1, GA: 'true', email: '0' },
    ['ga', 'sms', 'fax'],
    'sms,ga',
    'GA SMS',
    ['SMS', 'GA'],
    [{ sms: true }, { ga: 'true' }],
    [{ type: 'sms' }, { type: 'GA' }],
    { required: ['sms', 'ga'] },
    { channels: 'sms,ga' },
    { required: { sms: 'true', ga: 1, payee: null, email: 'null' } },
  ])('offers second steps in the shape %j', (value) => {
    expect(offersOf(value)).toEqual([
      { channel: 'sms', hint: null },
      { channel: 'ga', hint: null },
    ]);
  });

  it('offers a channel with a receiver that is a number, and cuts a long one', () => {
    expect(offersOf({ sms: 9_170_000 })).toEqual([{ channel: 'sms', hint: '9170000' }]);
    expect(offersOf({ email: 'a'.repeat(900) })?.[0]?.hint).toHaveLength(200);
    expect(offersOf('payee')).toEqual([{ channel: 'payee', hint: null }]);
  });

  it.each([
    {},
    null,
    undefined,
    '',
    'fax',
    [],
    [null, 5],
    7,
    true,
    { sms: 'false' },
    { required: [] },
    { sms: false, name: 'email' },
    { message: 'Type the code of your email' },
    { a: { b: { c: { d: { e: 'sms' } } } } },
  ])('asks for a second step without a known channel by %j', (value) =>
    expect(offersOf(value)).toEqual([]),
  );

  it('of another kind offers none', () => {
    expect(secondStepOf(new GatewayError({ kind: 'offline' }))).toBeNull();
    expect(secondStepOf(new GatewayError(refused('username_taken', { ga: true })))).toBeNull();
  });
});

describe('a refused form', () => {
  it('names its field', () => {
    const value = { field: 'username', patternId: 1, minLength: 4, maxLength: 16 };
    expect(refusedField(refused('username_taken', value))).toEqual(value);
    const plain = { field: 'username', patternId: null, minLength: null, maxLength: null };
    expect(refusedField(refused('username_taken', { field: 'username' }))).toEqual(plain);
  });

  it('may name no field', () => {
    for (const value of [null, {}, 'username', { field: {} }]) {
      expect(refusedField(refused('username_taken', value))).toBeNull();
    }
    expect(refusedField({ kind: 'offline' })).toBeNull();
  });
});

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
