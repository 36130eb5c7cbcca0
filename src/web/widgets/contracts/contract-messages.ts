import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ContractKind, ContractPeriod } from '#protocol/model/contract.ts';

/** Name, bets and explanation of each kind of contract. */
export const kindMessages: Readonly<
  Record<
    ContractKind,
    { name: MessageDescriptor; bets: MessageDescriptor; help: MessageDescriptor }
  >
> = {
  dividend: {
    name: msg`Dividend`,
    bets: msg`Bets in the period`,
    help: msg`A share of what the team brought in, paid at the end of each period.`,
  },
  dailySalary: {
    name: msg`Daily salary`,
    bets: msg`Bets a day`,
    help: msg`Reckoned on the team’s sales of the day before, paid the next day.`,
  },
  hourlySalary: {
    name: msg`Hourly salary`,
    bets: msg`Bets an hour`,
    help: msg`Reckoned on the team’s sales of each hour.`,
  },
  realTimeSalary: {
    name: msg`Real-time salary`,
    bets: msg`Bets`,
    help: msg`Settled every 5 minutes.`,
  },
};

/** Name and bets of a kind that may be unknown. */
export function kindWords(kind: ContractKind | 'other') {
  return kind === 'other' ? { name: msg`Other`, bets: msg`Bets` } : kindMessages[kind];
}

export const periodMessages: Readonly<Record<ContractPeriod | 'other', MessageDescriptor>> = {
  D: msg`Daily`,
  W: msg`Weekly`,
  H: msg`Semimonthly`,
  M: msg`Monthly`,
  other: msg`Other`,
};
