import { liveBaccarat } from '../baccarat/rules.ts';
import { liveRoulette } from '../roulette/rules.ts';
import { liveSicbo } from '../sicbo/rules.ts';
import type { LiveGame } from './live-game.ts';

/** The games with live tables, by kind. */
export const liveGames: Readonly<Record<'baccarat' | 'roulette' | 'sicbo', LiveGame>> = {
  baccarat: liveBaccarat,
  roulette: liveRoulette,
  sicbo: liveSicbo,
};

export type LiveKind = keyof typeof liveGames;

/** Narrows the kind of a game. */
export const isLiveKind = (kind: string): kind is LiveKind => Object.hasOwn(liveGames, kind);
