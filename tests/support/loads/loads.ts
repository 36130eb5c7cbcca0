import type { Load } from './load.ts';
import { betLoad } from './bet-load.ts';
import { bonusLoad } from './bonus-load.ts';
import { depositLoad } from './deposit-load.ts';
import { periodLoad } from './period-load.ts';
import { rewardLoad } from './reward-load.ts';
import { transferLoad } from './transfer-load.ts';
import { withdrawalLoad } from './withdrawal-load.ts';

/** All kinds of writes of money, which run at once in one process. */
export const loads: readonly Load[] = [
  betLoad,
  bonusLoad,
  depositLoad,
  periodLoad,
  rewardLoad,
  transferLoad,
  withdrawalLoad,
];
