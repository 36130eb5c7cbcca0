import { ask, CallError, sendOnce, type Opened as GameOpened } from '../calls.ts';
import { createBalance } from '../balance.ts';
import { createCelebration, toneOf } from '../celebration.ts';
import { byId, make } from '../elements.ts';
import { explainError } from '../explain-error.ts';
import { fairness } from '../fair/fairness.ts';
import { countdown, createGameClock } from '../game-clock.ts';
import { pesoFormat, setLabels, showBalanceTooLow, showMessage } from '../labels.ts';
import { onPress } from '../on-press.ts';
import { nameOf } from '../playing-cards.ts';
import { enablePlay, preparePage } from '../prepare-page.ts';
import { startReplay } from '../replay.ts';
import { sound } from '../sound.ts';
import { createStake } from '../stake/stake.ts';
import { showPrices } from '../start-table.ts';
import {
  createPokerScene,
  type EndedHand,
  type Hand,
  type Messages,
  type Outcome,
  type Table,
} from './poker-scene.ts';
import type { HandKind } from './messages.ts';

type Opened = GameOpened & { antePays: Partial<Record<HandKind, number>>; callAntes: number };

/** The words for the end of a hand. */
function endText(
  messages: Messages,
  money: (centavos: number) => string,
  end: Outcome & { payoutCentavos: number },
) {
  const { action, playerHand, houseHand, houseQualifies, winner, payoutCentavos } = end;
  if (action === 'fold') return messages.folded;
  const shown = messages.shown(messages.hands[playerHand], messages.hands[houseHand]);
  const noHand = houseQualifies ? '' : `${messages.noHand} `;
  if (payoutCentavos === 0) return `${shown} ${messages.lost}`;
  const paid = money(payoutCentavos);
  const text = winner === 'tie' && houseQualifies ? messages.back(paid) : messages.gained(paid);
  return `${shown} ${noHand}${text}`;
}

/** Draws a past hand. */
function startPokerReplay(opened: Opened, messages: Messages) {
  const money = pesoFormat(messages.tag);
  const scene = createPokerScene(messages);
  return startReplay(opened, messages, {
    lay: () => scene.clear(),
    async draw(end: Outcome, { payoutCentavos }) {
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

/** The table: deal, then call or fold. */
function createPokerPage(opened: Opened, messages: Messages) {
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
  let hand: Hand | null = null;
  let busy = false;

  const callOf = ({ stakeCentavos }: Hand) => callAntes * stakeCentavos;

  function showControls() {
    stake.lock(busy || hand !== null);
    fold.hidden = hand === null;
    document.body.toggleAttribute('data-dealt', hand !== null);
    act.setAttribute('aria-disabled', String(busy));
    fold.setAttribute('aria-disabled', String(busy));
    byId('spin-label', HTMLElement).textContent =
      hand === null ? messages.spin : messages.call(money(callOf(hand)));
  }

  function take(dealt: Hand) {
    hand = dealt;
    scene.deal(dealt);
    const names = (cards: number[]) => cards.map(nameOf).join(' ');
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
    const answer = await sendOnce<Table<Hand>>('/deal', request, onFailure);
    clock.set(answer.now);
    balance.set(answer.balanceCentavos);
    fairness.promise(answer);
    take(answer.hand);
  }

  async function end(open: Hand, action: 'call' | 'fold') {
    if (action === 'call') balance.hold(callOf(open));
    const request = { session, key: open.key, action };
    const answer = await sendOnce<EndedHand>('/end', request, onFailure);
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

  async function run(work: () => Promise<void>) {
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
      const answer = await ask<Table<Hand | null>>('/table', { session });
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

/** Starts hold'em against the house, which needs an open session. */
export async function startPoker(opened: Opened, messages: Messages) {
  setLabels(messages);
  preparePage(opened);
  if (opened.money === 'replay') return startPokerReplay(opened, messages);
  const { resume } = createPokerPage(opened, messages);
  byId('rules', HTMLButtonElement).addEventListener('click', () => {
    // The keys of the gateway's table of payments are kinds of hands.
    const kinds = Object.keys(opened.antePays) as HandKind[];
    const named = kinds.map(
      (kind) =>
        [`${messages.anteTitle} ${messages.hands[kind]}`, `${opened.antePays[kind]}:1`] as const,
    );
    showPrices([...named, [`${messages.anteTitle} ${messages.other}`, '1:1']]);
  });
  await resume();
  enablePlay();
}
