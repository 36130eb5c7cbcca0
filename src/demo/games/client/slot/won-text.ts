import { text } from '../texts/texts.ts';

/** The words for a win on some lines. */
export const wonText = (amount: string, lines: number) =>
  lines === 1 ? text('slot.won.one', { amount }) : text('slot.won.other', { amount, lines });
