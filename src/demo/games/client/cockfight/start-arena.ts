import { ask, CallError, sendOnce } from '../calls.ts';
import { createBalance } from '../balance.ts';
import { createCelebration, toneOf } from '../celebration.ts';
import { byId } from '../elements.ts';
import { explainError } from '../explain-error.ts';
import { fairness } from '../fair/fairness.ts';
import { createGameClock } from '../game-clock.ts';
import { keepFresh } from '../keep-fresh.ts';
import { pesoFormat, showBalanceTooLow, showBegin, showMessage } from '../labels.ts';
import { onPress } from '../on-press.ts';
import { enablePlay, preparePage } from '../prepare-page.ts';
import { startReplay, type PastRound } from '../replay.ts';
import { sound } from '../sound.ts';
import { createStake } from '../stake/stake.ts';
import { showPrices } from '../start-table.ts';
import { text } from '../texts/texts.ts';
import { createArena, sides, type Side, type Opened, type Round } from './arena-scene.ts';

interface Bet {
  id: string;
  stakeCentavos: number;
  payoutCentavos: number;
  state: string;
  choice: { side: Side; round: number | null };
}

/** The answer to `/arena`. */
interface Arena {
  now: number;
  round: Round;
  last: { round: number; winner: Side; hash: string; seed: string };
  trend: Side[];
  bets: Bet[];
  balanceCentavos: number;
}

/** Time between two requests of the arena, in milliseconds. */
const refreshMs = 4_000;

/** The words for the end of a member's bets on a fight. */
function resultText(
  money: (centavos: number) => string,
  winner: Side,
  { staked, paid }: { staked: number; paid: number },
) {
  const won = text('cockfight.winner', { side: text(`cockfight.side.${winner}`) });
  if (staked === 0) return won;
  if (paid === 0) return `${won} ${text('cockfight.lost')}`;
  const end = paid <= staked && winner === 'draw' ? 'cockfight.back' : 'round.gained';
  return `${won} ${text(end, { amount: money(paid) })}`;
}

const sumOf = (bets: readonly Bet[]) => ({
  staked: bets.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0),
  paid: bets.reduce((sum, { payoutCentavos }) => sum + payoutCentavos, 0),
});

/** Draws a past bet. */
function startArenaReplay(opened: Opened) {
  const money = pesoFormat();
  const arena = createArena(opened, money);
  arena.still();
  return startReplay({
    lay({ choice }: PastRound<{ side: Side }, { winner: Side }>) {
      arena.choices.choose(choice.side);
      arena.choices.lock(true);
    },
    async draw({ winner }, { payoutCentavos }) {
      // Bets of earlier versions of the game have another outcome.
      if (!sides.includes(winner)) throw new TypeError('The outcome has no winner');
      arena.showWinner(winner);
      return resultText(money, winner, { staked: 1, paid: payoutCentavos });
    },
  });
}

/** Runs the arena: its clock, its results, and the member's bets. */
function createArenaPage(opened: Opened) {
  const { session, stakes } = opened;
  const money = pesoFormat(true);
  const arena = createArena(opened, money);
  const balance = createBalance(session, pesoFormat(), opened.balanceCentavos);
  const typed = { bounds: opened.bounds, balance: balance.current };
  const stake = createStake(stakes, money, () => undefined, typed);
  const celebration = createCelebration(pesoFormat());
  const clock = createGameClock();
  let round: Round | null = null;
  let announced = -1;
  let busy = false;

  function showStakes(bets: readonly Bet[]) {
    const stakesOf = (side: Side) =>
      sumOf(bets.filter(({ choice }) => choice.side === side && choice.round === round?.number))
        .staked;
    arena.showStakes(Object.fromEntries(sides.map((side) => [side, stakesOf(side)])));
  }

  /** Reports how a fight ended, once. */
  function announceEnd({ last, bets }: Pick<Arena, 'last' | 'bets'>) {
    const isNew = announced !== -1 && last.round > announced;
    announced = last.round;
    arena.showWinner(clock.now() >= (round?.endsAt ?? Infinity) || isNew ? last.winner : null);
    if (!isNew) return;
    const sum = sumOf(bets.filter(({ choice }) => choice.round === last.round));
    showMessage(resultText(money, last.winner, sum), toneOf(sum.paid, sum.staked));
    sound.stop(sum.paid > 0 ? 3 : 0);
    if (sum.paid > 0) void celebration.show(sum.paid, sum.staked);
  }

  async function load() {
    const answer = await ask<Arena>('/arena', { session });
    clock.set(answer.now);
    round = answer.round;
    const { hash, seed, winner } = answer.last;
    fairness.keep({ hash, seed, clientSeed: '', outcome: { winner } });
    balance.set(answer.balanceCentavos);
    arena.showTrend(answer.trend);
    announceEnd(answer);
    showStakes(answer.bets);
  }

  const refreshNow = keepFresh(load, text('cockfight.stale'), refreshMs);

  async function place(bet: { round: number; side: Side; stakeCentavos: number }) {
    busy = true;
    celebration.clear();
    sound.press();
    stake.lock(true);
    balance.hold(bet.stakeCentavos);
    try {
      const request = { session, key: crypto.randomUUID(), ...bet };
      const answer = await sendOnce<{ balanceCentavos: number }>('/place', request, () =>
        showMessage(text('round.dropped'), 'alert'),
      );
      balance.set(answer.balanceCentavos);
      const side = text(`cockfight.side.${bet.side}`);
      showMessage(text('cockfight.placed', { amount: money(bet.stakeCentavos), side }));
    } catch (error) {
      if (error instanceof CallError && error.reason === 'bet_closed') {
        balance.release();
        showMessage(text('cockfight.betClosed'), 'alert');
      } else await explainError({ stake, balance }, error);
    }
    busy = false;
    stake.lock(false);
    await refreshNow();
  }

  let asked = 0;
  setInterval(() => {
    if (round === null) return;
    const now = clock.now();
    arena.showTime(round, now);
    const isOpen = now < round.closesAt;
    byId('spin', HTMLButtonElement).setAttribute('aria-disabled', String(!isOpen || busy));
    // The end of the fight, and the start of the next one.
    const isDue = now >= round.endsAt && Date.now() - asked > 1_000;
    if (isDue && document.visibilityState === 'visible') {
      asked = Date.now();
      void refreshNow();
    }
  }, 250);

  onPress(byId('spin', HTMLButtonElement), () => {
    const side = arena.choices.chosen();
    if (busy || round === null || side === null) return;
    if (clock.now() >= round.closesAt) return showMessage(text('cockfight.betClosed'), 'alert');
    if (balance.current() < stake.current()) return showBalanceTooLow();
    void place({ round: round.number, side, stakeCentavos: stake.current() });
  });
  return { refreshNow };
}

/** Starts the cockfight, which needs an open session. */
export async function startArena(opened: Opened) {
  preparePage(opened, 'cockfight');
  if (opened.money === 'replay') return startArenaReplay(opened);
  const { pays, returns } = opened;
  byId('rules', HTMLButtonElement).addEventListener('click', () =>
    showPrices(
      sides.map((side) => [
        text(`cockfight.side.${side}`),
        `×${(pays[side] / 100).toFixed(2)} (${returns[side]} %)`,
      ]),
    ),
  );
  const { refreshNow } = createArenaPage(opened);
  await refreshNow();
  showBegin('cockfight');
  enablePlay();
}
