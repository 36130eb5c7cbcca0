import { expect, it } from 'vitest';
import type { EventKind } from '#protocol/vocabulary/event-kind.ts';
import { mergeEvents } from './merge-events.ts';

const event = (kind: EventKind, amount: number | null = null) => ({
  kind,
  amount,
  at: 0,
  quiet: false,
});

it('sums changes of the balance, leaves out messages about money and keeps the order of all others', () => {
  const notified = mergeEvents([
    event('depositArrived', 500),
    event('balanceChanged', 300),
    event('newMessage'),
    event('depositArrived', 700),
    event('balanceChanged', -100),
    event('newMessage'),
  ]);
  expect(notified).toEqual([
    { kind: 'depositArrived', amount: 500, count: 1 },
    { kind: 'balanceChanged', amount: 200, count: 2 },
    { kind: 'depositArrived', amount: 700, count: 1 },
  ]);
  expect(mergeEvents([event('balanceChanged', 300), event('balanceChanged')])).toEqual([
    { kind: 'balanceChanged', amount: null, count: 2 },
  ]);
});

it('counts messages', () => {
  expect(mergeEvents([event('newMessage'), event('contractRequest'), event('newMessage')])).toEqual(
    [
      { kind: 'newMessage', amount: null, count: 2 },
      { kind: 'contractRequest', amount: null, count: 1 },
    ],
  );
});
