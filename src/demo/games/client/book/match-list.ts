import { make } from '../elements.ts';
import { countdown, timeFormat } from '../game-clock.ts';
import { text } from '../texts/texts.ts';
import { pickName, picks, priceText, type Match, type Pick } from './book-types.ts';

/** A button with a price of a match. */
function priceButton(match: Match, pick: Pick) {
  const price = match.prices?.[pick];
  if (price === undefined) return null;
  const button = make('button', 'price-button');
  button.type = 'button';
  button.dataset['key'] = `${match.id} ${pick}`;
  const name = pickName(pick, { ...match, line: match.line ?? 0 });
  const short = pick === 'over' || pick === 'under' ? name : pick;
  const figure = make('b', 'price-figure', priceText(price));
  const before = match.before?.[pick] ?? price;
  const move = price > before ? 'up' : price < before ? 'down' : null;
  if (move !== null) button.dataset['move'] = move;
  const moved = move === null ? '' : `, ${text(`book.move.${move}`)}`;
  button.setAttribute(
    'aria-label',
    `${match.home} – ${match.away}: ${name}, ${priceText(price)}${moved}`,
  );
  button.setAttribute('aria-keyshortcuts', 's');
  button.append(make('span', 'price-name', short), figure);
  return button;
}

interface MatchListParts {
  onPick: (match: Match, pick: Pick) => void;
  isPicked: (match: Match, pick: Pick) => boolean;
  now: () => number;
}

/** The matches that take bets, by league, and the scores of those that are being played. */
export function createMatchList({ onPick, isPicked, now }: MatchListParts) {
  const time = timeFormat();

  function when({ state, startsAt, score }: Match) {
    if (state === 'live') return text('book.live', { share: score?.played ?? 0 });
    if (state === 'ended') return `${text('book.ended')} ${time.clock(startsAt)}`;
    const left = startsAt - now();
    const soon =
      left < 3_600_000 ? `\u00a0· ${text('book.startsIn', { time: countdown(left) })}` : '';
    return `${time.day(startsAt)} ${time.clock(startsAt)}${soon}`;
  }

  function sides({ home, away, score }: Match) {
    const root = make('div', 'match-sides');
    for (const [name, points] of [
      [home, score?.home],
      [away, score?.away],
    ] as const) {
      const side = make('div', 'match-side');
      side.append(make('span', 'match-name', name));
      if (points !== undefined) side.append(make('b', 'match-points', String(points)));
      root.append(side);
    }
    return root;
  }

  function card(match: Match) {
    const root = make('article', 'match');
    root.dataset['state'] = match.state;
    const head = make('p', 'match-when', when(match));
    head.dataset['id'] = match.id;
    root.append(head, sides(match));
    if (match.state === 'open') {
      const prices = make('div', 'match-prices');
      for (const pick of picks) {
        const button = priceButton(match, pick);
        if (button === null) continue;
        button.setAttribute('aria-pressed', String(isPicked(match, pick)));
        button.addEventListener('click', () => onPick(match, pick));
        prices.append(button);
      }
      root.append(prices);
    }
    return root;
  }

  /** A heading with its matches, for each league that has some. */
  function groups(matches: readonly Match[], leagues: readonly { id: string; name: string }[]) {
    return leagues.flatMap(({ id, name }) => {
      const own = matches.filter(({ league }) => league === id);
      if (own.length === 0) return [];
      const root = make('section', 'league');
      root.append(make('h2', 'league-name', name), ...own.map(card));
      return [root];
    });
  }

  return {
    groups,
    /** Writes the times again, without touching the rest. */
    tick(root: ParentNode, matches: ReadonlyMap<string, Match>) {
      for (const head of root.querySelectorAll('.match-when')) {
        const match =
          head instanceof HTMLElement ? matches.get(head.dataset['id'] ?? '') : undefined;
        if (match?.state === 'open') head.textContent = when(match);
      }
    },
  };
}
