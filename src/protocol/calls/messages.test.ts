import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getUnreadCount } from './messages.ts';

describe('the number of unread messages', () => {
  it.each([
    ['in the usual place', 3],
    ['one level deeper, as newer gateways send it', { value: 3 }],
    ['as text', '3'],
  ])('is read %s', (_, wire) => {
    expect(safeParse(getUnreadCount.reply, wire).output).toBe(3);
  });

  it.each([[null], [-1], ['many'], [{ value: { value: 3 } }], [{}]])('is invalid as %j', (wire) => {
    expect(safeParse(getUnreadCount.reply, wire).success).toBe(false);
  });
});
