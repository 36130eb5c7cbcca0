import type { Worded } from './worded.ts';

/** A lottery game. `gameCode` also names its picture, `drawLottery(gameCode)`. */
export interface DemoLotteryGame {
  readonly gameId: number;
  readonly gameCode: string;
  readonly group: string;
  readonly name: Worded;
}

/** A result. `openCode` is what was drawn, separated by commas. */
export interface DemoDraw {
  readonly gameCode: string;
  readonly numero: string;
  readonly openCode: string;
  readonly minutesAgo: number;
}

export const lotteryGames: readonly DemoLotteryGame[] = [
  {
    gameId: 1,
    gameCode: 'ALON3',
    group: 'DAILY',
    name: { EN: 'Alon 3', TY: 'Alon 3', CN: '海浪三码', TH: 'อาลอน 3' },
  },
];

export const draws: readonly DemoDraw[] = [
  { gameCode: 'ALON3', numero: '20260001', openCode: '4,0,7', minutesAgo: 60 },
];
