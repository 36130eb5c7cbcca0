import { array, assert, integer, property } from 'fast-check';
import { object, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getAccountRecords } from '../../calls/records/account-records.ts';
import { getSlotBets } from '../../calls/records/bet-records.ts';
import { pesosOrNull, sumOrNull } from './unknown-money.ts';

const odd = [undefined, null, '', 'free', '1,25', Number.NaN, {}, [], true];

const bet = {
  orderNo: 'a',
  gameName: 'A',
  betTime: 1,
  betAmount: 10,
  validBetAmount: 10,
  winAmount: 4,
  profitAndLoss: -6,
  status: 2,
};

const entry = {
  txId: 'a',
  txTypeName: 'A',
  codeType: 'deposit',
  entryKind: 'deposit',
  txTimeInTimestamp: 1,
  currentAvailBalance: 50,
  amount: 20,
};

describe('an amount of a row', () => {
  it.each(odd)('is unknown and not 0 when it is %j', (wire) => {
    expect(parse(object({ amount: pesosOrNull() }), { amount: wire })).toEqual({ amount: null });
  });

  it.each(odd)('costs neither the bet nor another sum when it is %j', (wire) => {
    const list = [bet, { ...bet, winAmount: wire }];
    const { bets, pageTotal } = parse(getSlotBets.reply, { list, total: 2 });
    expect(bets.map(({ payout }) => payout)).toEqual([400, null]);
    expect(pageTotal).toEqual({ stake: 2_000, validBet: 2_000, payout: null, profit: -1_200 });
  });

  it.each(odd)('costs neither the entry nor its balance when it is %j', (wire) => {
    const list = [entry, { ...entry, amount: wire }];
    const { records, pageTotal } = parse(getAccountRecords.reply, { list });
    expect(records.map(({ amount }) => amount)).toEqual([2_000, null]);
    expect(records.map(({ balance }) => balance)).toEqual([5_000, 5_000]);
    expect(pageTotal).toEqual({ in: null, out: null });
  });
});

it('a sum over an unknown amount is unknown', () => {
  assert(
    property(array(integer()), array(integer()), (before, after) => {
      expect(sumOrNull([...before, null, ...after])).toBeNull();
      expect(sumOrNull(before)).toBe(before.reduce((sum, amount) => sum + amount, 0));
    }),
  );
});
