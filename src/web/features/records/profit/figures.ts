import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Profit } from '#protocol/model/profit.ts';
import type { MaybeCentavos } from '#protocol/model/readers/unknown-money.ts';
import { netDeposits } from '#core/records/profit-record.ts';

/** A figure of the chart and of the table, in centavos. */
export interface Figure {
  readonly id: 'profit' | 'turnover' | 'net';
  readonly name: MessageDescriptor;
  readonly of: (profit: Profit) => MaybeCentavos;
  /** Lengths of dashes and gaps of its line, so that lines differ by more than colour. */
  readonly dash: readonly number[];
}

/** The figures of profit and loss in the order of the chart. */
export const figures: readonly Figure[] = [
  { id: 'profit', name: msg`Profit`, of: ({ profit }) => profit, dash: [] },
  { id: 'turnover', name: msg`Turnover`, of: ({ turnover }) => turnover, dash: [8, 4] },
  { id: 'net', name: msg`Deposits less withdrawals`, of: netDeposits, dash: [2, 4] },
];
