import { describe, expect, it } from 'vitest';
import type { Failure } from './failure.ts';
import { GatewayError } from './gateway-error.ts';
import { refusedField } from '../registration/field-refusal.ts';
import { secondStepOf } from '../session/second-step-of.ts';

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

  it('without an offer is an ordinary refusal', () => {
    expect(offersOf({})).toBeNull();
    expect(offersOf(null)).toBeNull();
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
