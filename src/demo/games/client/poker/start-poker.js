import { ask, CallError, sendOnce } from '../calls.js';
import { createBalance } from '../balance.js';
import { createCelebration, toneOf } from '../celebration.js';
import { byId, make } from '../elements.js';
import { explainError } from '../explain-error.js';
import { fairness } from '../fair/fairness.js';
import { countdown, createGameClock } from '../game-clock.js';
import { pesoFormat, setLabels, showBalanceTooLow, showMessage } from '../labels.js';
import { onPress } from '../on-press.js';
import { nameOf } from '../playing-cards.js';
import { enablePlay, preparePage } from '../prepare-page.js';
import { startReplay } from '../replay.js';
import { sound } from '../sound.js';
import { createStake } from '../stake.js';
import { showPrices } from '../start-table.js';
import { createPokerScene } from './poker-scene.js';

/**
 * @typedef {import('./poker-scene.js').Hand} Hand
 * @typedef {import('./poker-scene.js').Outcome} Outcome
 * @typedef {import('./poker-scene.js').Messages} Messages
 * @typedef {import('./messages.js').HandKind} HandKind
 * @typedef {import('../calls.js').Opened & { antePays: Partial<Record<HandKind, number>>, callAntes: number }} Opened
 */

/**
 * The words for the end of a hand.
 * @param {Messages} messages
 * @param {(centavos: number) => string} money
 * @param {Outcome & { payoutCentavos: number }} end
 */
function endText(
  messages,
  money,
  { action, playerHand, houseHand, houseQualifies, winner, payoutCentavos },
) {
  if (action === 'fold') return messages.folded;
  const shown = messages.shown(messages.hands[playerHand], messages.hands[houseHand]);
  const noHand = houseQualifies ? '' : `${messages.noHand} `;
  if (payoutCentavos === 0) return `${shown} ${messages.lost}`;
  const paid = money(payoutCentavos);
  const text = winner === 'tie' && houseQualifies ? messages.back(paid) : messages.gained(paid);
  return `${shown} ${noHand}${text}`;
}

/**
 * Draws a past hand.
 * @param {Opened} opened
 * @param {Messages} messages
 */
function startPokerReplay(opened, messages) {
  const money = pesoFormat(messages.tag);
  const scene = createPokerScene(messages);
  return startReplay(opened, messages, {
    lay: () => scene.clear(),
    async draw({ outcome, payoutCentavos }) {
      const end = /** @type {Outcome} */ (outcome);
      await scene.show(end);
      return endText(messages, money, { ...end, payoutCentavos });
    },
  });
}

/** The button beside the main one, which folds. */
function addFoldButton() {
  const fold = make('button', 'act fold');
  fold.type = 'button';
  fold.hidden = true;
  byId('spin', HTMLButtonElement).before(fold);
  return fold;
}

/**
 * The table: deal, then call or fold.
 * @param {Opened} opened
 * @param {Messages} messages
 */
function runPoker(opened, messages) {
  const { session, stakes, callAntes } = opened;
  const money = pesoFormat(messages.tag, true);
  const scene = createPokerScene(messages);
  const balance = createBalance(session, pesoFormat(messages.tag), opened.balanceCentavos);
  /** The ante that the balance covers with its call, in whole pesos. */
  const mostAnte = () => Math.floor(balance.current() / (1 + callAntes) / 100) * 100;
  const typed = { bounds: opened.bounds, language: opened.language, balance: mostAnte };
  const stake = createStake(stakes, money, () => undefined, typed);
  const celebration = createCelebration(pesoFormat(messages.tag));
  const clock = createGameClock();
  const fold = addFoldButton();
  fold.textContent = messages.fold;
  const act = byId('spin', HTMLButtonElement);
  const again = byId('again', HTMLButtonElement);
  /** @type {Hand | null} */
  let hand = null;
  let busy = false;

  const callOf = (/** @type {Hand} */ { stakeCentavos }) => callAntes * stakeCentavos;

  function showControls() {
    stake.lock(busy || hand !== null);
    fold.hidden = hand === null;
    document.body.toggleAttribute('data-dealt', hand !== null);
    act.setAttribute('aria-disabled', String(busy));
    fold.setAttribute('aria-disabled', String(busy));
    byId('spin-label', HTMLElement).textContent =
      hand === null ? messages.spin : messages.call(money(callOf(hand)));
  }

  /** @param {Hand} dealt */
  function take(dealt) {
    hand = dealt;
    scene.deal(dealt);
    const names = (/** @type {number[]} */ cards) => cards.map(nameOf).join(' ');
    showMessage(messages.decide(names(dealt.player), names(dealt.flop), money(callOf(dealt))));
  }

  function onFailure() {
    showMessage(messages.dropped, 'alert');
    again.hidden = false;
  }

  async function deal() {
    celebration.clear();
    balance.hold(stake.current());
    const { key, clientSeed } = fairness.begin();
    const request = { session, key, stakeCentavos: stake.current(), clientSeed };
    const answer = await sendOnce('/deal', request, onFailure);
    clock.set(answer.now);
    balance.set(answer.balanceCentavos);
    fairness.promise(answer);
    take(answer.hand);
  }

  /**
   * @param {Hand} open
   * @param {'call' | 'fold'} action
   */
  async function end(open, action) {
    if (action === 'call') balance.hold(callOf(open));
    const answer = await sendOnce('/end', { session, key: open.key, action }, onFailure);
    hand = null;
    const { player, house, board, seed } = answer;
    const outcome = { player, house, board };
    fairness.keep({ hash: open.hash, seed, clientSeed: open.clientSeed, outcome });
    await scene.show(answer);
    balance.set(answer.balanceCentavos);
    const isLate = action === 'call' && answer.action === 'fold';
    const tone = toneOf(answer.payoutCentavos, answer.stakedCentavos);
    showMessage(isLate ? messages.tooLate : endText(messages, money, answer), tone);
    const isPaid = answer.payoutCentavos > 0;
    if (isPaid) void celebration.show(answer.payoutCentavos, answer.stakedCentavos);
  }

  /** Says that the balance covers no call of the open hand, or no hand of this stake. */
  async function showShort() {
    if (hand !== null) return showMessage(messages.callTooDear(money(callOf(hand))), 'alert');
    await balance.refresh();
    if (mostAnte() < (stakes[0] ?? 0)) return showBalanceTooLow(messages);
    const whole = (1 + callAntes) * stake.current();
    stake.lowerTo(mostAnte());
    showMessage(messages.handTooDear(money(whole)), 'alert');
  }

  /** @param {() => Promise<void>} work */
  async function run(work) {
    if (busy) return;
    busy = true;
    showControls();
    sound.press();
    try {
      await work();
    } catch (error) {
      const isShort = error instanceof CallError && error.reason === 'insufficient_balance';
      if (isShort) {
        balance.release();
        await showShort();
      } else await explainError({ messages, stake, balance }, error);
    }
    again.hidden = true;
    busy = false;
    showControls();
  }

  onPress(act, () => {
    const open = hand;
    if (open !== null) return void run(() => end(open, 'call'));
    if (balance.current() < stake.current()) return showBalanceTooLow(messages);
    if (mostAnte() < stake.current()) return void showShort();
    return void run(deal);
  });
  fold.addEventListener('click', () => {
    const open = hand;
    if (open === null || busy) return;
    void run(() => end(open, 'fold'));
    act.focus({ preventScroll: true });
  });

  setInterval(() => {
    if (hand === null || busy) return;
    const left = hand.foldsAt - clock.now();
    scene.showTimer(left < 60_000 ? messages.foldsIn(countdown(left)) : '');
    const open = hand;
    if (left < -1_000) void run(() => end(open, 'fold'));
  }, 500);

  return {
    /** Shows the hand that was open when the page was left. */
    async resume() {
      const answer = await ask('/table', { session });
      clock.set(answer.now);
      balance.set(answer.balanceCentavos);
      fairness.promise(answer);
      if (answer.hand === null) scene.promise(fairness.next()?.hash ?? '');
      if (answer.hand === null) showMessage(messages.begin);
      else take(answer.hand);
      showControls();
    },
  };
}

/**
 * Starts hold'em against the house, which needs an open session.
 * @param {Opened} opened
 * @param {Messages} messages
 */
export async function startPoker(opened, messages) {
  setLabels(messages);
  preparePage(opened);
  if (opened.money === 'replay') return startPokerReplay(opened, messages);
  const { resume } = runPoker(opened, messages);
  byId('rules', HTMLButtonElement).addEventListener('click', () => {
    const kinds = /** @type {HandKind[]} */ (Object.keys(opened.antePays));
    const named = kinds.map(
      (kind) =>
        /** @type {const} */ ([
          `${messages.anteTitle} ${messages.hands[kind]}`,
          `${opened.antePays[kind]}:1`,
        ]),
    );
    showPrices([...named, [`${messages.anteTitle} ${messages.other}`, '1:1']]);
  });
  await resume();
  enablePlay();
}
