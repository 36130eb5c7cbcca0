import { createBalance } from '../balance.ts';
import { ask, CallError, sendOnce } from '../calls.ts';
import { createCelebration, toneOf } from '../celebration.ts';
import { byId, make } from '../elements.ts';
import { explainError } from '../explain-error.ts';
import { fairness } from '../fair/fairness.ts';
import { createGameClock } from '../game-clock.ts';
import { keepFresh } from '../keep-fresh.ts';
import { pesoFormat, showBalanceTooLow, showBegin, showMessage } from '../labels.ts';
import { onPress } from '../on-press.ts';
import { enablePlay, preparePage } from '../prepare-page.ts';
import { sound } from '../sound.ts';
import { createStake } from '../stake/stake.ts';
import { showPrices, startTable } from '../start-table.ts';
import { text } from '../texts/texts.ts';
import { createLists, createNext, type Coming, type Past, type Ticket } from './draw-board.ts';
import { createScene, pricesOf } from './scene.ts';
import { createTicket, type Opened } from './ticket.ts';

/** The answer to `/draws`. */
interface Draws {
  now: number;
  balanceCentavos: number;
  coming: Coming[];
  past: Past[];
  bets: Ticket[];
}

/** Time between two requests of the draws, in milliseconds. */
const refreshMs = 5_000;

/** The scene of the page: the ticket, its draw, and the lists. */
function createHall(opened: Opened, onGame: () => void) {
  const ticket = createTicket(opened, onGame);
  const next = createNext();
  const lists = createLists(pesoFormat(true));
  const hall = make('div', 'hall');
  hall.append(ticket.picker, next.root, ...ticket.parts, lists.root);
  byId('scene', HTMLDivElement).append(hall);
  return { ticket, next, lists };
}

/** Keeps the proof of the last draw: of an own ticket, else of its winning numbers. */
function keepProof(last: Past | undefined, bets: readonly Ticket[]) {
  if (last === undefined) return;
  const own = bets.find(({ choice, outcome }) => choice.draw === last.numero && outcome !== null);
  const { game, drawn, hash, seed } = last;
  const { choice, stakeCentavos } = own ?? { choice: { game, numbers: drawn }, stakeCentavos: 500 };
  const hits = own?.outcome?.hits ?? drawn.length;
  const outcome = { game, numbers: choice.numbers, drawn, hits };
  fairness.keep({ hash, seed, clientSeed: '', stakeCentavos, choice, outcome });
}

/** Reports once how tickets have ended since the last answer. */
function createTicketNotices() {
  const money = pesoFormat();
  const celebration = createCelebration(money);
  const open: Set<string> = new Set();
  return {
    clear: () => celebration.clear(),
    notify(bets: readonly Ticket[]) {
      const ended = bets.filter(({ id, state }) => state !== 'open' && open.has(id));
      for (const { id, state } of bets) if (state === 'open') open.add(id);
      for (const { id } of ended) open.delete(id);
      if (ended.length === 0) return;
      const staked = ended.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0);
      const paid = ended.reduce((sum, { payoutCentavos }) => sum + payoutCentavos, 0);
      const drawn = ended[0]?.outcome?.drawn ?? [];
      const numero = ended[0]?.choice.draw ?? '';
      const result = text('lottery.drawn', { numero, drawn: drawn.join(', ') });
      const end = paid > 0 ? text('round.gained', { amount: money(paid) }) : text('lottery.lost');
      showMessage(`${result} ${end}`, toneOf(paid, staked));
      sound.stop(paid > 0 ? 3 : 0);
      if (paid > 0) void celebration.show(paid, staked);
    },
  };
}

/** The words for tickets that are bought, from one draw on. */
const boughtText = (count: number, amount: string, numero: string) =>
  count === 1
    ? text('lottery.bought.one', { amount, numero })
    : text('lottery.bought.other', { count, amount, numero });

/** Runs the lottery: its clock, its draws, and the member's tickets. */
function createLotteryPage(opened: Opened) {
  const { session, stakes, bounds } = opened;
  const money = pesoFormat(true);
  const balance = createBalance(session, pesoFormat(), opened.balanceCentavos);
  const typed = { bounds, balance: balance.current };
  const stake = createStake(stakes, money, () => undefined, typed);
  const clock = createGameClock();
  const ticketNotices = createTicketNotices();
  let coming: Coming[] = [];
  let busy = false;
  const { ticket, next, lists } = createHall(opened, () => {
    coming = [];
    void refreshNow();
  });
  const act = byId('spin', HTMLButtonElement);
  const openDraws = () => coming.filter(({ closesAt }) => clock.now() < closesAt);
  const isOrdered = (game: string) =>
    opened.draws.find(({ code }) => code === game)?.returned ?? false;

  function showTime() {
    const now = clock.now();
    const open = openDraws();
    next.show(
      open,
      coming.find(({ closesAt, endsAt }) => closesAt <= now && now < endsAt),
      now,
    );
    act.setAttribute('aria-disabled', String(busy || open.length === 0));
    return now;
  }

  async function load() {
    const game = ticket.draw()?.code;
    const answer = await ask<Draws>('/draws', { session, game });
    clock.set(answer.now);
    balance.set(answer.balanceCentavos);
    ticketNotices.notify(answer.bets);
    if (game !== ticket.draw()?.code) return;
    coming = answer.coming;
    fairness.share(coming.map(({ numero, hash }) => [text('lottery.drawOf', { numero }), hash]));
    keepProof(answer.past[0], answer.bets);
    lists.show(answer.past, answer.bets, isOrdered);
    showTime();
  }

  const refreshNow = keepFresh(load, text('lottery.stale'), refreshMs);

  function setBusy(now: boolean) {
    busy = now;
    stake.lock(now);
    ticket.lock(now);
    next.lock(now);
    showTime();
  }

  /** Buys a ticket for each draw, one after the other, each with a key of its own. */
  async function buy(draws: Coming[], numbers: number[]) {
    setBusy(true);
    ticketNotices.clear();
    sound.press();
    const stakeCentavos = stake.current();
    const inRow = draws.length > 1 ? { inRow: draws.length } : {};
    let bought = 0;
    try {
      for (const { numero } of draws) {
        balance.hold(stakeCentavos);
        const request = { session, key: crypto.randomUUID(), draw: numero, numbers, stakeCentavos };
        const answer = await sendOnce<{ balanceCentavos: number }>(
          '/place',
          { ...request, ...inRow },
          () => showMessage(text('round.dropped'), 'alert'),
        );
        balance.set(answer.balanceCentavos);
        bought += 1;
      }
      showMessage(boughtText(bought, money(bought * stakeCentavos), draws[0]?.numero ?? ''));
    } catch (error) {
      if (error instanceof CallError && error.reason === 'bet_closed') {
        balance.release();
        showMessage(text('lottery.betClosed'), 'alert');
      } else await explainError({ stake, balance }, error);
      if (bought > 0) {
        const said = byId('message', HTMLParagraphElement).textContent ?? '';
        const some = text('lottery.boughtSome', { bought, wanted: draws.length });
        showMessage(`${some} ${said}`, 'alert');
      }
    }
    setBusy(false);
    await refreshNow();
  }

  let asked = 0;
  setInterval(() => {
    const now = showTime();
    const isDue = (coming[0]?.endsAt ?? Infinity) <= now && Date.now() - asked > 1_000;
    if (!isDue || busy || document.visibilityState !== 'visible') return;
    asked = Date.now();
    void refreshNow();
  }, 250);

  onPress(act, () => {
    if (busy) return;
    const draws = openDraws().slice(0, next.count());
    const numbers = ticket.numbers();
    if (numbers.length !== ticket.draw()?.balls)
      return showMessage(text('lottery.choose'), 'alert');
    if (draws.length === 0) return showMessage(text('lottery.betClosed'), 'alert');
    if (balance.current() < stake.current() * draws.length) return showBalanceTooLow();
    void buy(draws, numbers);
  });
  return { refreshNow, prices: () => [ticket.draw()].flatMap((draw) => (draw ? [draw] : [])) };
}

/** Starts the lottery, which needs an open session. */
export async function startLottery(opened: Opened) {
  if (opened.money === 'replay') return startTable({ createScene })(opened, 'lottery');
  preparePage(opened, 'lottery');
  const { refreshNow, prices } = createLotteryPage(opened);
  byId('rules', HTMLButtonElement).addEventListener('click', () =>
    showPrices(prices().flatMap(pricesOf)),
  );
  await refreshNow();
  showBegin('lottery');
  enablePlay();
}
