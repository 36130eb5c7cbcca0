import { createBalance } from '../balance.js';
import { ask, CallError, sendOnce } from '../calls.js';
import { createCelebration, toneOf } from '../celebration.js';
import { rackOf } from '../chips/chip-table.js';
import { chipMessagesOf } from '../chips/chip-messages.js';
import { sumOf } from '../chips/bet-layout.js';
import { byId } from '../elements.js';
import { explainError } from '../explain-error.js';
import { fairness } from '../fair/fairness.js';
import { countdown, createGameClock } from '../game-clock.js';
import { keepFresh } from '../keep-fresh.js';
import { pesoFormat, setLabels, showBalanceTooLow, showMessage } from '../labels.js';
import { onPress } from '../on-press.js';
import { enablePlay, preparePage } from '../prepare-page.js';
import { sound } from '../sound.js';
import { showPrices, startTable } from '../start-table.js';

/**
 * The scene of a live table.
 * @typedef {object} LiveParts
 * @property {import('./live-messages.js').LiveMessages} words
 * @property {{ show(name: string, seconds: string, share: number): void }} dealer
 * @property {string} anyPlace A place, for the proof of a round without own bets.
 * @property {() => void} clear Takes the result of a round off the table.
 * @property {(locked: boolean) => void} lock
 * @property {(name: string) => void} showRound
 * @property {(history: any[]) => void} showHistory The marks of past rounds, oldest first.
 * @property {(result: any) => Promise<string>} showResult Draws a round and resolves to its description.
 *
 * @typedef {import('../start-table.js').Scene & import('../chips/chip-table.js').ChipScene & LiveParts} LiveScene
 *
 * @typedef {{ createScene: (opened: any, messages: any) => LiveScene }} LiveGame
 * @typedef {import('../calls.js').Opened & import('../chips/chip-table.js').ChipRules} Opened
 * @typedef {import('../chips/bet-layout.js').Stakes} Stakes
 * @typedef {{ number: number, startsAt: number, closesAt: number, revealsAt: number, endsAt: number, hash: string }} Round
 * @typedef {{ stakeCentavos: number, payoutCentavos: number, state: string, choice: { bets: Stakes, round: number } }} Bet
 * @typedef {object} Table The answer to `/table`.
 * @property {number} now
 * @property {Round} round
 * @property {object | null} dealt
 * @property {any[]} history
 * @property {{ round: number, result: Record<string, unknown>, seed: string, hash: string }} last
 * @property {Bet[]} bets
 * @property {number} balanceCentavos
 */

/** Time between two requests of the table, in milliseconds. */
const refreshMs = 4_000;

/** The sum of the stakes of several bets, by place. @param {readonly Bet[]} bets @returns {Stakes} */
function stakesOf(bets) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const { choice } of bets)
    for (const [place, stake] of Object.entries(choice.bets))
      sums[place] = (sums[place] ?? 0) + stake;
  return sums;
}

/** @param {Stakes} a @param {Stakes} b @returns {Stakes} */
function addStakes(a, b) {
  const sums = { ...a };
  for (const [place, stake] of Object.entries(b)) sums[place] = (sums[place] ?? 0) + stake;
  return sums;
}

/**
 * Runs a live table: its clock, its deals and roads, and the member's bets.
 * @param {LiveGame} game
 * @param {Opened} opened
 * @param {any} messages
 */
function runLive({ createScene }, opened, messages) {
  const { session, nodeId: table, language } = opened;
  const money = pesoFormat(messages.tag, true);
  const scene = createScene(opened, messages);
  const { words } = scene;
  const balance = createBalance(session, pesoFormat(messages.tag), opened.balanceCentavos);
  const celebration = createCelebration(pesoFormat(messages.tag));
  const clock = createGameClock();
  const act = byId('spin', HTMLButtonElement);
  /** The stakes that the gateway holds for the present round. @type {Stakes} */
  let placed = {};
  /** @type {Round | null} */
  let round = null;
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

  /** Reports how a round ended, once. @param {Table} answer */
  function announceEnd({ last, bets }) {
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

  /** Begins a round on the table. @param {Round} next */
  function beginRound(next) {
    const isFirst = round === null;
    if (!isFirst && !scene.bets.isEmpty()) showMessage(words.notPlaced, 'alert');
    if (!isFirst) scene.bets.keep();
    round = next;
    scene.clear();
    scene.showRound(words.round(next.number % 100_000));
    celebration.end();
  }

  /** Shows the result of the present round, once. @param {object} result */
  async function deal(result) {
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

  /** @param {Table} answer */
  function show(answer) {
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
    async () => show(await ask('/table', { session, table })),
    { stale: words.stale, sessionOver: messages.sessionOver },
    refreshMs,
  );

  /** @param {{ round: number, bets: Stakes, stakeCentavos: number }} bet */
  async function place(bet) {
    busy = true;
    rack.lock(true);
    sound.press();
    balance.hold(bet.stakeCentavos);
    try {
      const request = { session, table, key: crypto.randomUUID(), ...bet };
      const answer = await sendOnce('/place', request, () =>
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
  return { refreshNow, scene };
}

/**
 * @param {LiveGame} game
 * @param {Opened} opened
 * @param {any} messages
 */
async function startLive(game, opened, messages) {
  setLabels(messages);
  preparePage(opened);
  document.body.dataset['live'] = '';
  const { refreshNow, scene } = runLive(game, opened, messages);
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
 * @param {LiveGame} game
 * @returns {(opened: any, messages: any) => Promise<void>}
 */
export function startShared(game) {
  const startAlone = startTable(game);
  return (opened, messages) =>
    opened.shared ? startLive(game, opened, messages) : startAlone(opened, messages);
}
