import type { MoneyOperation } from '../crash-points.ts';
import { betOperations } from './bets.ts';
import { bonusOperations } from './bonuses.ts';
import { contractOperations } from './contracts.ts';
import { depositOperations } from './deposits.ts';
import { rewardOperations } from './rewards.ts';
import { transferOperations } from './transfers.ts';
import { withdrawalOperations } from './withdrawals.ts';

/** All operations that move money or points. A new one is added to the table of its family. */
export const moneyOperations: readonly MoneyOperation[] = [
  ...betOperations,
  ...bonusOperations,
  ...contractOperations,
  ...depositOperations,
  ...rewardOperations,
  ...transferOperations,
  ...withdrawalOperations,
];
