import { ask, CallError, sendOnce } from '../calls.ts';
import { createBalance } from '../balance.ts';
import { createCelebration, toneOf } from '../celebration.ts';
import { byId } from '../elements.ts';
import { explainError } from '../explain-error.ts';
import { fairness } from '../fair/fairness.ts';
import { createGameClock } from '../game-clock.ts';
import { keepFresh } from '../keep-fresh.ts';
import { pesoFormat, setLabels, showBalanceTooLow, showMessage } from '../labels.ts';
import { onPress } from '../on-press.ts';
import { enablePlay, preparePage } from '../prepare-page.ts';
import { startReplay, type PastRound } from '../replay.ts';
import { sound } from '../sound.ts';
import { createStake } from '../stake/stake.ts';
import { showPrices } from '../start-table.ts';
import {
  createArena,
  sides,
  type Side,
  type Opened,
  type Messages,
  type Round,
} from './arena-scene.ts';

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
  messages: Messages,
  money: (centavos: number) => string,
  winner: Side,
  { staked, paid }: { staked: number; paid: number },
) {
  const won = messages.winner(messages[winner]);
  if (staked === 0) return won;
  if (paid === 0) return `${won} ${messages.lost}`;
  return `${won} ${paid <= staked && winner === 'draw' ? messages.back(money(paid)) : messages.gained(money(paid))}`;
}

const sumOf = (bets: readonly Bet[]) => ({
  staked: bets.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0),
  paid: bets.reduce((sum, { payoutCentavos }) => sum + payoutCentavos, 0),
});

/** Draws a past bet. */
function startArenaReplay(opened: Opened, messages: Messages) {
  const money = pesoFormat(messages.tag);
  const arena = createArena(opened, messages, money);
  arena.still();
  return startReplay(opened, messages, {
    lay({ choice }: PastRound<{ side: Side }, { winner: Side }>) {
      arena.choices.choose(choice.side);
      arena.choices.lock(true);
    },
    async draw({ winner }, { payoutCentavos }) {
      // Bets of earlier versions of the game have another outcome.
      if (!sides.includes(winner)) throw new TypeError('The outcome has no winner');
      arena.showWinner(winner);
      return resultText(messages, money, winner, { staked: 1, paid: payoutCentavos });
    },
  });
}

/** Runs the arena: its clock, its results, and the member's bets. */
function createArenaPage(opened: Opened, messages: Messages) {
  const { session, stakes } = opened;
  const money = pesoFormat(messages.tag, true);
  const arena = createArena(opened, messages, money);
  const balance = createBalance(session, pesoFormat(messages.tag), opened.balanceCentavos);
  const typed = { bounds: opened.bounds, language: opened.language, balance: balance.current };
  const stake = createStake(stakes, money, () => undefined, typed);
  const celebration = createCelebration(pesoFormat(messages.tag));
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
    showMessage(resultText(messages, money, last.winner, sum), toneOf(sum.paid, sum.staked));
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

  const refreshNow = keepFresh(load, messages, refreshMs);

  async function place(bet: { round: number; side: Side; stakeCentavos: number }) {
    busy = true;
    celebration.clear();
    sound.press();
    stake.lock(true);
    balance.hold(bet.stakeCentavos);
    try {
      const request = { session, key: crypto.randomUUID(), ...bet };
      const answer = await sendOnce<{ balanceCentavos: number }>('/place', request, () =>
        showMessage(messages.dropped, 'alert'),
      );
      balance.set(answer.balanceCentavos);
      showMessage(messages.placed(money(bet.stakeCentavos), messages[bet.side]));
    } catch (error) {
      if (error instanceof CallError && error.reason === 'bet_closed') {
        balance.release();
        showMessage(messages.betClosed, 'alert');
      } else await explainError({ messages, stake, balance }, error);
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
    if (clock.now() >= round.closesAt) return showMessage(messages.betClosed, 'alert');
    if (balance.current() < stake.current()) return showBalanceTooLow(messages);
    void place({ round: round.number, side, stakeCentavos: stake.current() });
  });
  return { refreshNow };
}

/** Starts the cockfight, which needs an open session. */
export async function startArena(opened: Opened, messages: Messages) {
  setLabels(messages);
  preparePage(opened);
  if (opened.money === 'replay') return startArenaReplay(opened, messages);
  const { pays, returns } = opened;
  byId('rules', HTMLButtonElement).addEventListener('click', () =>
    showPrices(
      sides.map((side) => [
        messages[side],
        `×${(pays[side] / 100).toFixed(2)} (${returns[side]} %)`,
      ]),
    ),
  );
  const { refreshNow } = createArenaPage(opened, messages);
  await refreshNow();
  showMessage(messages.begin);
  enablePlay();
}
