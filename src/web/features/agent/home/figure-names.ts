import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TeamDay } from '#core/agent/agent.ts';

/** A figure of the team. */
export type Figure = Exclude<keyof TeamDay, 'at'>;

/** The figures of a day in the order of the page. `isMoney`: centavos, else a number of members. `isSigned`: a gain or a loss. */
export const figures: readonly {
  readonly id: Figure;
  readonly name: MessageDescriptor;
  readonly isMoney: boolean;
  readonly isSigned?: true;
}[] = [
  { id: 'activeMembers', name: msg`Active members`, isMoney: false },
  { id: 'newMembers', name: msg`New members`, isMoney: false },
  { id: 'deposits', name: msg`Deposits`, isMoney: true },
  { id: 'withdrawals', name: msg`Withdrawals`, isMoney: true },
  { id: 'turnover', name: msg`Turnover`, isMoney: true },
  { id: 'profit', name: msg`Won by the house`, isMoney: true, isSigned: true },
  { id: 'commission', name: msg`Commission`, isMoney: true },
];
