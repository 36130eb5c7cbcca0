import { describe, expect, it } from 'vitest';
import { entryFault, isEmail, mobileFault } from './entry-fault.ts';

const rule = {
  pattern: '^[0-9]+$',
  patternId: 6,
  minLength: 7,
  maxLength: 15,
  enabled: false,
  required: false,
};

describe('a required field', () => {
  it('is missing when it is empty or blank', () => {
    expect(entryFault(rule, '')).toBe('required');
    expect(entryFault(undefined, '  ')).toBe('required');
  });

  it('has to match its rule, also if registration does not require it', () => {
    expect(entryFault(rule, '123456')).toEqual({ rule });
    expect(entryFault(rule, '1234567')).toBeNull();
    expect(entryFault(rule, 'abcdefgh')).toEqual({ rule });
  });

  it('is checked by the gateway without a rule', () => {
    expect(entryFault(undefined, 'x')).toBeNull();
  });
});

describe('a mobile number', () => {
  it('may have spaces, dashes, brackets and digits of any script', () => {
    expect(mobileFault(rule, '917 555 0101')).toBeNull();
    expect(mobileFault(rule, '+63 917 555 0101')).toBeNull();
    expect(mobileFault(rule, '+63 (0)917 555 0101')).toBeNull();
    expect(mobileFault(rule, '٠٩١٧٥٥٥٠١٠١')).toBeNull();
    expect(mobileFault(rule, '917 555 O1O1')).toEqual({ rule });
    expect(mobileFault(rule, '()')).toBe('required');
  });
});

describe('an e-mail address', () => {
  it.each(['ana@example.com', ' ana@example.com '])('may be %j', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });
  it.each(['', 'ana', 'ana@', '@example.com', 'ana example.com'])('may not be %j', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });
});
