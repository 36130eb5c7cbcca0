import type { RoundMessages } from './round-messages.ts';

/** The texts of a game page in one language. `tag` is the BCP 47 language tag. */
export type Messages = RoundMessages & OwnMessages;

/** The messages that no other file shares. */
export interface OwnMessages {
  tag: string;
  loading: string;
  spin: string;
  stop: string;
  stake: string;
  less: string;
  more: string;
  balance: string;
  win: string;
  close: string;
  rules: string;
  sound: string;
  autoplay: string;
  autoplayLeft: (left: number) => string;
  autoplayOff: string;
  begin: string;
  nothing: string;
  won: (amount: string, lines: number) => string;
  line: (line: number, count: number, symbol: string, amount: string) => string;
  greatWin: string;
  insufficient: string;
  deposit: string;
  lowered: string;
  stakeLimit: (most: string) => string;
  dropped: string;
  again: string;
  sessionOver: string;
  ticketUsed: string;
  unavailable: string;
  linesTitle: (count: number) => string;
  how: string;
  fair: string;
  keys: string;
  symbols: Record<string, string>;
}
