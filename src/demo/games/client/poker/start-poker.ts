import { ask, CallError, sendOnce, type Opened as GameOpened } from '../calls.ts';
import { createBalance } from '../balance.ts';
import { createCelebration, toneOf } from '../celebration.ts';
import { byId, make } from '../elements.ts';
import { explainError } from '../explain-error.ts';
import { fairness } from '../fair/fairness.ts';
import { countdown, createGameClock } from '../game-clock.ts';
import { pesoFormat, showBalanceTooLow, showBegin, showMessage } from '../labels.ts';
import { onPress } from '../on-press.ts';
import { nameOf } from '../playing-cards.ts';
import { enablePlay, preparePage } from '../prepare-page.ts';
import { startReplay } from '../replay.ts';
import { sound } from '../sound.ts';
import { createStake } from '../stake/stake.ts';
import { showPrices } from '../start-table.ts';
import { text } from '../texts/texts.ts';
import {
  createPokerScene,
  type EndedHand,
  type Hand,
  type HandKind,
  type Outcome,
  type Table,
} from './poker-scene.ts';

type Opened = GameOpened & { antePays: Partial<Record<HandKind, number>>; callAntes: number };

/** The words for the end of a hand. */
function endText(money: (centavos: number) => string, end: Outcome & { payoutCentavos: number }) {
  const { action, playerHand, houseHand, houseQualifies, winner, payoutCentavos } = end;
  if (action === 'fold') return text('poker.folded');
  const shown = text('poker.shown', {
    you: text(`poker.hand.${playerHand}`),
    house: text(`poker.hand.${houseHand}`),
  });
  const noHand = houseQualifies ? '' : `${text('poker.noHand')} `;
  if (payoutCentavos === 0) return `${shown} ${text('poker.lost')}`;
  const paid = winner === 'tie' && houseQualifies ? 'poker.back' : 'round.gained';
  return `${shown} ${noHand}${text(paid, { amount: money(payoutCentavos) })}`;
}

/** Draws a past hand. */
function startPokerReplay() {
  const money = pesoFormat();
  const scene = createPokerScene();
  return startReplay({
    lay: () => scene.clear(),
    async draw(end: Outcome, { payoutCentavos }) {
      await scene.show(end);
      return endText(money, { ...end, payoutCentavos });
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
function createPokerPage(opened: Opened) {
  const { session, stakes, callAntes } = opened;
  const money = pesoFormat(true);
  const scene = createPokerScene();
  const balance = createBalance(session, pesoFormat(), opened.balanceCentavos);
  /** The ante that the balance covers with its call, in whole pesos. */
  const mostAnte = () => Math.floor(balance.current() / (1 + callAntes) / 100) * 100;
  const typed = { bounds: opened.bounds, balance: mostAnte };
  const stake = createStake(stakes, money, () => undefined, typed);
  const celebration = createCelebration(pesoFormat());
  const clock = createGameClock();
  const fold = addFoldButton();
  fold.textContent = text('poker.fold');
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
      hand === null ? text('poker.spin') : text('poker.call', { amount: money(callOf(hand)) });
  }

  function take(dealt: Hand) {
    hand = dealt;
    scene.deal(dealt);
    const names = (cards: number[]) => cards.map(nameOf).join(' ');
    const [cards, flop] = [names(dealt.player), names(dealt.flop)];
    showMessage(text('poker.decide', { cards, flop, call: money(callOf(dealt)) }));
  }

  function onFailure() {
    showMessage(text('round.dropped'), 'alert');
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
    showMessage(isLate ? text('poker.tooLate') : endText(money, answer), tone);
    const isPaid = answer.payoutCentavos > 0;
    if (isPaid) void celebration.show(answer.payoutCentavos, answer.stakedCentavos);
  }

  /** Says that the balance covers no call of the open hand, or no hand of this stake. */
  async function showShort() {
    if (hand !== null) {
      const amount = money(callOf(hand));
      return showMessage(text('poker.callTooDear', { amount }), 'alert');
    }
    await balance.refresh();
    if (mostAnte() < (stakes[0] ?? 0)) return showBalanceTooLow();
    const whole = (1 + callAntes) * stake.current();
    stake.lowerTo(mostAnte());
    showMessage(text('poker.handTooDear', { amount: money(whole) }), 'alert');
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
      } else await explainError({ stake, balance }, error);
    }
    again.hidden = true;
    busy = false;
    showControls();
  }

  onPress(act, () => {
    const open = hand;
    if (open !== null) return void run(() => end(open, 'call'));
    if (balance.current() < stake.current()) return showBalanceTooLow();
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
    scene.showTimer(left < 60_000 ? text('poker.foldsIn', { time: countdown(left) }) : '');
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
      if (answer.hand === null) showBegin('poker');
      else take(answer.hand);
      showControls();
    },
  };
}

/** Starts hold'em against the house, which needs an open session. */
export async function startPoker(opened: Opened) {
  preparePage(opened, 'poker');
  if (opened.money === 'replay') return startPokerReplay();
  const { resume } = createPokerPage(opened);
  byId('rules', HTMLButtonElement).addEventListener('click', () => {
    // The keys of the gateway's table of payments are kinds of hands.
    const kinds = Object.keys(opened.antePays) as HandKind[];
    const anteWith = (hand: string) => `${text('poker.ante')} ${hand}`;
    const named = kinds.map(
      (kind) => [anteWith(text(`poker.hand.${kind}`)), `${opened.antePays[kind]}:1`] as const,
    );
    showPrices([...named, [anteWith(text('poker.otherHand')), '1:1']]);
  });
  await resume();
  enablePlay();
}
