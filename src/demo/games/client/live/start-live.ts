import { createBalance } from '../balance.ts';
import { ask, CallError, sendOnce, type Opened } from '../calls.ts';
import { createCelebration, toneOf } from '../celebration.ts';
import { rackOf, type ChipRules } from '../chips/chip-table.ts';
import { chipMessagesOf } from '../chips/chip-messages.ts';
import { sumOf, type Stakes } from '../chips/bet-layout.ts';
import { byId } from '../elements.ts';
import { explainError } from '../explain-error.ts';
import { fairness } from '../fair/fairness.ts';
import { countdown, createGameClock } from '../game-clock.ts';
import { keepFresh } from '../keep-fresh.ts';
import { pesoFormat, setLabels, showBalanceTooLow, showMessage } from '../labels.ts';
import { onPress } from '../on-press.ts';
import { enablePlay, preparePage } from '../prepare-page.ts';
import { sound } from '../sound.ts';
import { showPrices, startTable, type TableMessages } from '../start-table.ts';
import { addStakes, stakesOf, type Round, type Table } from './table-answer.ts';
import type { LiveScene } from './live-scene.ts';

interface LiveGame<Open, Words, Result, Mark, Outcome> {
  createScene: (opened: Open, messages: Words) => LiveScene<Result, Mark, Outcome>;
}

/** The words of a live table that the page of its game has. */
type LiveTableMessages = TableMessages & { gained: (amount: string) => string };

type LiveOpened = Opened & ChipRules;

/** Time between two requests of the table, in milliseconds. */
const refreshMs = 4_000;

/** Runs a live table: its clock, its deals and roads, and the member's bets. */
function createLivePage<Result, Mark, Outcome>(
  scene: LiveScene<Result, Mark, Outcome>,
  opened: LiveOpened,
  messages: LiveTableMessages,
) {
  const { session, nodeId: table, language } = opened;
  const money = pesoFormat(messages.tag, true);
  const { words } = scene;
  const balance = createBalance(session, pesoFormat(messages.tag), opened.balanceCentavos);
  const celebration = createCelebration(pesoFormat(messages.tag));
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

  const rack = rackOf(opened, messages, { ...scene, showStakes: () => showStakes() });
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
    if (paid === 0) showMessage(words.lost(money(staked)));
    else showMessage(messages.gained(money(paid)), toneOf(paid, staked));
    if (paid > 0) void celebration.show(paid, staked);
  }

  /** Begins a round on the table. */
  function beginRound(next: Round) {
    const isFirst = round === null;
    if (!isFirst && !scene.bets.isEmpty()) showMessage(words.notPlaced, 'alert');
    if (!isFirst) scene.bets.keep();
    round = next;
    scene.clear();
    scene.showRound(words.round(next.number % 100_000));
    celebration.end();
  }

  /** Shows the result of the present round, once. */
  async function deal(result: Result) {
    if (round === null || dealtRound === round.number) return;
    dealtRound = round.number;
    if (!scene.bets.isEmpty()) {
      showMessage(words.notPlaced, 'alert');
      scene.bets.keep();
    }
    rack.show();
    const text = await scene.showResult(result);
    if (dealtRound === round.number) showMessage(text);
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
    { stale: words.stale, sessionOver: messages.sessionOver },
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
        showMessage(messages.dropped, 'alert'),
      );
      placed = addStakes(placed, bet.bets);
      scene.bets.keep();
      balance.set(answer.balanceCentavos);
      showMessage(words.placed(money(sumOf(placed))));
    } catch (error) {
      if (error instanceof CallError && error.reason === 'bet_closed') {
        balance.release();
        showMessage(words.betClosed, 'alert');
      } else await explainError({ messages, stake: rack, balance }, error);
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
    const name = isBetting ? words.open : isDealing ? words.closed : words.next;
    scene.dealer.show(name, isBetting || isWaiting ? countdown(until - now) : '', share);
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
    if (!isOpen()) return showMessage(words.betClosed, 'alert');
    if (scene.bets.isEmpty()) return showMessage(chipMessagesOf(language).lay, 'alert');
    if (balance.current() < rack.current()) return showBalanceTooLow(messages);
    const stakes = scene.bets.stakes();
    void place({ round: round.number, bets: stakes, stakeCentavos: sumOf(stakes) });
  });
  return { refreshNow };
}

async function startLive<Result, Mark, Outcome>(
  scene: LiveScene<Result, Mark, Outcome>,
  opened: LiveOpened,
  messages: LiveTableMessages,
) {
  const { refreshNow } = createLivePage(scene, opened, messages);
  byId('spin-label', HTMLElement).textContent = scene.words.confirm;
  byId('keys', HTMLElement).textContent = scene.words.keys;
  byId('rules', HTMLButtonElement).addEventListener('click', () => showPrices(scene.prices()));
  await refreshNow();
  showMessage(scene.words.begin);
  enablePlay();
}

/**
 * Returns the start of a game whose titles at live tables are shared by their players. With play money, in replays, and in
 * other categories, a round is played for one.
 */
export function startShared<
  Open extends LiveOpened,
  Words extends LiveTableMessages,
  Result,
  Mark,
  Outcome,
>(game: LiveGame<Open, Words, Result, Mark, Outcome>) {
  const startAlone = startTable(game);
  return async (opened: Open, messages: Words): Promise<void> => {
    if (!opened.shared) return startAlone(opened, messages);
    setLabels(messages);
    preparePage(opened);
    document.body.dataset['live'] = '';
    return startLive(game.createScene(opened, messages), opened, messages);
  };
}
