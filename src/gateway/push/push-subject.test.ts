import { expect, it } from 'vitest';
import { eventKinds } from '#protocol/vocabulary/event-kind.ts';
import { subjectOf } from './push-subject.ts';

const cause = { table: 'reward' };

it('push has a subject for each kind of event that others than the member bring', () => {
  const without = eventKinds.filter((kind) => subjectOf({ kind, cause }) === null);
  expect(without).toEqual(['balanceChanged', 'signedOutElsewhere']);
});

it.each([
  ['a bet that was settled', 'round', 500, 'draws'],
  ['a bet that was cancelled', 'round', 0, 'draws'],
  ['a correction', 'member', 500, 'money'],
  ['money of a downline', 'upline_transfer', 500, 'money'],
  ['a correction that takes money', 'member', -500, null],
  ['a reward that the member has claimed', 'reward', 500, null],
  ['a withdrawal that the member has requested', 'withdrawal', -500, null],
])('names the subject of %s', (_, table, amount, kind) => {
  const subject = subjectOf({ kind: 'balanceChanged', cause: { table }, values: { amount } });
  expect(subject?.kind ?? null).toBe(kind);
});

it('leaves quiet events out, because another one names the same change', () => {
  expect(subjectOf({ kind: 'newMessage', cause, values: { quiet: true } })).toBeNull();
});
