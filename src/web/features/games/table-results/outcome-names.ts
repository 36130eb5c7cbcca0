import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TableOutcome } from '#protocol/model/lobby/table-results.ts';

/** The outcomes of rounds at live tables. A number follows the outcomes of roulette and sic bo. */
export const outcomeNames: Record<TableOutcome | 'other', MessageDescriptor> = {
  banker: msg({ message: 'Banker', context: 'baccarat' }),
  player: msg({ message: 'Player', context: 'baccarat' }),
  tie: msg({ message: 'Tie', context: 'baccarat' }),
  red: msg({ message: 'Red', context: 'roulette' }),
  black: msg({ message: 'Black', context: 'roulette' }),
  green: msg({ message: 'Green', context: 'roulette' }),
  big: msg({ message: 'Big', context: 'sic bo' }),
  small: msg({ message: 'Small', context: 'sic bo' }),
  triple: msg({ message: 'Triple', context: 'sic bo' }),
  other: msg`Other`,
};

/** The outcomes as a bead of one character shows them. */
export const outcomeLetters: Record<TableOutcome | 'other', MessageDescriptor> = {
  ...outcomeNames,
  banker: msg({ message: 'B', context: 'letter of Banker' }),
  player: msg({ message: 'P', context: 'letter of Player' }),
  tie: msg({ message: 'T', context: 'letter of Tie' }),
};
