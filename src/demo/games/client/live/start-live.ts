import { createBalance } from '../balance.ts';
import { ask, CallError, sendOnce, type Opened } from '../calls.ts';
import { createCelebration, toneOf } from '../celebration.ts';
import { rackOf, type ChipRules } from '../chips/chip-table.ts';
import { sumOf, type Stakes } from '../chips/bet-layout.ts';
import { byId } from '../elements.ts';
import { explainError } from '../explain-error.ts';
import { fairness } from '../fair/fairness.ts';
import { countdown, createGameClock } from '../game-clock.ts';
import { keepFresh } from '../keep-fresh.ts';
import { pesoFormat, showBalanceTooLow, showMessage } from '../labels.ts';
import { onPress } from '../on-press.ts';
import { enablePlay, preparePage } from '../prepare-page.ts';
import { sound } from '../sound.ts';
import { showPrices, startTable } from '../start-table.ts';
import { text } from '../texts/texts.ts';
import { addStakes, stakesOf, type Round, type Table } from './table-answer.ts';
import type { LiveScene } from './live-scene.ts';

/** The games at live tables, as their texts name them. */
type LiveName = 'baccarat' | 'roulette' | 'sicbo';

interface LiveGame<Open, Result, Mark, Outcome> {
  createScene: (opened: Open) => LiveScene<Result, Mark, Outcome>;
}

type LiveOpened = Opened & ChipRules;

/** Time between two requests of the table, in milliseconds. */
const refreshMs = 4_000;

/** Runs a live table: its clock, its deals and roads, and the member's bets. */
function createLivePage<Result, Mark, Outcome>(
  scene: LiveScene<Result, Mark, Outcome>,
  opened: LiveOpened,
) {
  const { session, nodeId: table } = opened;
  const money = pesoFormat(true);
  const balance = createBalance(session, pesoFormat(), opened.balanceCentavos);
  const celebration = createCelebration(pesoFormat());
  const clock = createGameClock();
  const act = byId('spin', HTMLButtonElement);
  /** The stakes that the gateway holds for the present round. */
  let placed: Stakes = {};
  let round: Round | null = null;
  /** The round whose result is on the table. */
  let dealtRound = -1;
  /** The last round whose end was reported. */
  let announced = -1;
  let busy = false;

  const rack = rackOf(opened, { ...scene, showStakes: () => showStakes() });
  const isOpen = () => round !== null && clock.now() < round.closesAt;

  function showStakes() {
    scene.showStakes(addStakes(placed, scene.bets.stakes()));
  }

  /** Reports how a round ended, once. */
  function announceEnd({ last, bets }: Table<Result, Mark>) {
    const isNew = announced !== -1 && last.round > announced;
    announced = last.round;
    if (!isNew) return;
    const own = bets.filter(({ choice }) => choice.round === last.round);
    const staked = own.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0);
    const paid = own.reduce((sum, { payoutCentavos }) => sum + payoutCentavos, 0);
    if (staked === 0) return;
    if (paid === 0) showMessage(text('live.lost', { amount: money(staked) }));
    else showMessage(text('round.gained', { amount: money(paid) }), toneOf(paid, staked));
    if (paid > 0) void celebration.show(paid, staked);
  }

  /** Begins a round on the table. */
  function beginRound(next: Round) {
    const isFirst = round === null;
    if (!isFirst && !scene.bets.isEmpty()) showMessage(text('live.notPlaced'), 'alert');
    if (!isFirst) scene.bets.keep();
    round = next;
    scene.clear();
    scene.showRound(text('live.round', { round: next.number % 100_000 }));
    celebration.end();
  }

  /** Shows the result of the present round, once. */
  async function deal(result: Result) {
    if (round === null || dealtRound === round.number) return;
    dealtRound = round.number;
    if (!scene.bets.isEmpty()) {
      showMessage(text('live.notPlaced'), 'alert');
      scene.bets.keep();
    }
    rack.show();
    const said = await scene.showResult(result);
    if (dealtRound === round.number) showMessage(said);
  }

  function show(answer: Table<Result, Mark>) {
    clock.set(answer.now);
    if (round?.number !== answer.round.number) beginRound(answer.round);
    const own = answer.bets.filter(({ choice }) => choice.round === answer.round.number);
    placed = stakesOf(own);
    const { hash, seed, result } = answer.last;
    const [bet] = answer.bets.filter(({ choice }) => choice.round === answer.last.round);
    const { stakeCentavos = 500, choice = scene.anyPlace } = bet ?? {};
    fairness.keep({
      hash,
      seed,
      clientSeed: '',
      stakeCentavos,
      choice,
      outcome: result,
    });
    balance.set(answer.balanceCentavos);
    scene.showHistory(answer.history);
    rack.show();
    announceEnd(answer);
    if (answer.dealt !== null) void deal(answer.dealt);
    showTime();
  }

  const refreshNow = keepFresh(
    async () => show(await ask<Table<Result, Mark>>('/table', { session, table })),
    text('live.stale'),
    refreshMs,
  );

  async function place(bet: { round: number; bets: Stakes; stakeCentavos: number }) {
    busy = true;
    rack.lock(true);
    sound.press();
    balance.hold(bet.stakeCentavos);
    try {
      const request = { session, table, key: crypto.randomUUID(), ...bet };
      const answer = await sendOnce<{ balanceCentavos: number }>('/place', request, () =>
        showMessage(text('round.dropped'), 'alert'),
      );
      placed = addStakes(placed, bet.bets);
      scene.bets.keep();
      balance.set(answer.balanceCentavos);
      showMessage(text('live.placed', { amount: money(sumOf(placed)) }));
    } catch (error) {
      if (error instanceof CallError && error.reason === 'bet_closed') {
        balance.release();
        showMessage(text('live.betClosed'), 'alert');
      } else await explainError({ stake: rack, balance }, error);
    }
    busy = false;
    rack.lock(false);
    await refreshNow();
  }

  /** Time of the last request that the clock caused. */
  let asked = 0;

  function showTime() {
    if (round === null) return;
    const now = clock.now();
    const isBetting = now < round.closesAt;
    const isDealing = !isBetting && now < round.endsAt;
    // The result is revealed some seconds after the close of the bets. The dealer shows the time to both.
    const isWaiting = !isBetting && now < round.revealsAt;
    const [from, until] = isBetting
      ? [round.startsAt, round.closesAt]
      : [round.closesAt, round.revealsAt];
    const share = Math.max(0, Math.min(1, (until - now) / (until - from)));
    const phase = isBetting ? 'open' : isDealing ? 'closed' : 'next';
    scene.dealer.show(
      text(`live.${phase}`),
      isBetting || isWaiting ? countdown(until - now) : '',
      share,
    );
    act.setAttribute('aria-disabled', String(!isBetting || busy));
    scene.lock(!isBetting || busy);
    // The deal, the end of the round, and the start of the next one.
    const isDealt = isDealing && !isWaiting;
    const isDue = now >= round.endsAt || (isDealt && dealtRound !== round.number);
    if (isDue && Date.now() - asked > 700 && document.visibilityState === 'visible') {
      asked = Date.now();
      void refreshNow();
    }
  }

  setInterval(showTime, 200);
  onPress(act, () => {
    if (busy || round === null) return;
    if (!isOpen()) return showMessage(text('live.betClosed'), 'alert');
    if (scene.bets.isEmpty()) return showMessage(text('chip.lay'), 'alert');
    if (balance.current() < rack.current()) return showBalanceTooLow();
    const stakes = scene.bets.stakes();
    void place({ round: round.number, bets: stakes, stakeCentavos: sumOf(stakes) });
  });
  return { refreshNow };
}

async function startLive<Result, Mark, Outcome>(
  scene: LiveScene<Result, Mark, Outcome>,
  opened: LiveOpened,
) {
  const { refreshNow } = createLivePage(scene, opened);
  byId('spin-label', HTMLElement).textContent = text('live.confirm');
  byId('keys', HTMLElement).textContent = text('live.keys');
  byId('rules', HTMLButtonElement).addEventListener('click', () => showPrices(scene.prices()));
  await refreshNow();
  showMessage(text('live.begin'));
  enablePlay();
}

/**
 * Returns the start of a game whose titles at live tables are shared by their players. With play money, in replays, and in
 * other categories, a round is played for one.
 */
export function startShared<Open extends LiveOpened, Result, Mark, Outcome>(
  game: LiveGame<Open, Result, Mark, Outcome>,
) {
  const startAlone = startTable(game);
  return async (opened: Open, name: LiveName): Promise<void> => {
    if (!opened.shared) return startAlone(opened, name);
    preparePage(opened, name);
    document.body.dataset['live'] = '';
    return startLive(game.createScene(opened), opened);
  };
}
