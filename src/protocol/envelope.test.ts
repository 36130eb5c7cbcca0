import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { envelope } from './envelope.ts';

describe('the envelope of a reply', () => {
  it.each([true, 'true', 'TRUE', 1, '1', 'Y', 'yes'])('is a success with %j', (success) => {
    expect(parse(envelope, { success })).toMatchObject({ success: true });
  });

  it.each([false, 'false', 0, '0', 'N', 'no', ''])('is a refusal with %j', (success) => {
    expect(parse(envelope, { success })).toMatchObject({ success: false });
  });

  it.each([undefined, null, 2, 'maybe', [], {}])('is invalid with %j', (success) => {
    expect(safeParse(envelope, { success }).success).toBe(false);
  });

  it('has its code as text, and none for an object', () => {
    const codeOf = (errorCode: unknown) => parse(envelope, { success: false, errorCode }).errorCode;
    expect([543, '543', null, undefined, { code: 1 }].map(codeOf)).toEqual([
      '543',
      '543',
      null,
      null,
      null,
    ]);
  });
});
