import type { SeedWinner } from '#gateway/seed/seed.ts';
import { createRandom } from '../art/kit/random.ts';
import { games } from './games.ts';

const names = `
  althea angelo arnel arvin bayani benjie bituin boyet bryan carding carlo cesar charo chona cora
  dadoy dante dencio diwa dodong edgar elmer emong erwin ester fidel gemma gina glenda hiraya inday
  isko jepoy jerome jomar joros joy junjun karding kiko lando lea liway lorna luningning macoy malaya
  mando marlon mayumi melay mercy minda mutya nanding nards nestor noel nonoy omeng oscar pablo pepay
  pilar potpot ramil rona ruel rustom sally sinag tala tasyo teban temyong tonyo totoy vangie wena
`
  .trim()
  .split(/\s+/);

const slots = games.filter(({ kind }) => kind === 'slot');

/** The games of each other lobby, without the lottery. */
const lobbies = [
  ...['fish', 'bingo', 'cockfight', 'sports', 'esports'].map((one) =>
    games.filter(({ kind }) => kind === one),
  ),
  ...['LIVE', 'PVP'].map((one) => games.filter(({ category }) => category === one)),
];

/** The amount of a win in centavos: a few hundred pesos for most ranks, about 400,000 pesos at the top. */
function amount(rank: number, spread: number): number {
  const pesos = 420_000 / (rank + 1) ** 1.25 + 180;
  return Math.round(pesos * (0.85 + spread * 0.3) * 100);
}

const random = createRandom('winners');

/** The games of a win: every second one is of slots, the others of the other lobbies in turn. */
const gamesOf = (index: number) =>
  (index % 2 === 0 ? slots : lobbies[((index - 1) / 2) % lobbies.length]) ?? slots;

/** 120 wins of the last 36 hours. */
export const winners: readonly SeedWinner[] = Array.from({ length: 120 }, (_, index) => {
  const name = names[(index * 37) % names.length] ?? 'isko';
  const winnable = gamesOf(index);
  const game = winnable[random.whole(0, winnable.length - 1)];
  return {
    recordId: `W${String(index + 1).padStart(4, '0')}`,
    customerName: `${name.slice(0, 2)}***${random.whole(0, 9)}`,
    nodeId: game?.nodeId ?? 10_001,
    centavos: amount((index * 53) % 120, random.between(0, 1)),
    minutesAgo: 3 + index * 18 + random.whole(0, 15),
  };
});
