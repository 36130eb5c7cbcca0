import { make } from '../elements.ts';
import { timeFormat } from '../game-clock.ts';
import { text } from '../texts/texts.ts';
import { pickName, priceText, type Bet, type BetLeg, type LegEnd } from './book-types.ts';

/** The words for a bet on a number of matches. */
const legsText = (legs: number) =>
  legs === 1 ? text('book.legs.one') : text('book.legs.other', { legs });

/** Draws bets. */
export function createBetList(money: (centavos: number) => string) {
  const time = timeFormat();

  function legRow(leg: BetLeg, end: LegEnd | undefined) {
    const root = make('li', 'bet-leg');
    if (end !== undefined) root.dataset['won'] = String(end.won);
    const name = pickName(leg.pick, leg);
    const line = make('p', 'bet-pick');
    line.append(make('b', '', name), make('span', 'bet-price', priceText(leg.price)));
    const score = end === undefined ? '' : ` ${end.home} : ${end.away}`;
    root.append(line, make('p', 'bet-match', `${leg.home} – ${leg.away}${score}`));
    if (end?.seed) root.append(make('p', 'match-proof', `seed ${end.seed}`));
    return root;
  }

  function card(bet: Bet) {
    const { state, choice, outcome, stakeCentavos, payoutCentavos, dueAt } = bet;
    const root = make('article', 'bet');
    root.dataset['state'] = state;
    const head = make('p', 'bet-head');
    const isWaiting = state === 'open' && dueAt !== null;
    const due = isWaiting ? text('book.resultAt', { time: time.clock(dueAt) }) : '';
    head.append(
      make('b', 'bet-kind', legsText(choice.legs.length)),
      make('span', 'bet-due', due),
      make('span', 'bet-state', text(`book.state.${state}`)),
    );
    const legs = make('ul', 'bet-legs');
    legs.append(...choice.legs.map((leg, nth) => legRow(leg, outcome?.legs[nth])));
    const price = choice.legs.reduce((all, leg) => (all * leg.price) / 100, 1);
    const foot = make('p', 'bet-foot');
    const paid = state === 'open' ? Math.floor(stakeCentavos * price) : payoutCentavos;
    foot.append(
      make('span', '', `${money(stakeCentavos)} × ${price.toFixed(2)}`),
      make('b', '', money(paid)),
    );
    root.append(head, legs, foot);
    return root;
  }

  return { card };
}
