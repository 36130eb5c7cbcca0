import { make } from '../elements.js';
import { countdown, timeFormat } from '../game-clock.js';
import { pickName, picks, priceText } from './book-types.js';

/**
 * @typedef {import('./book-types.js').Match} Match
 * @typedef {import('./book-types.js').Pick} Pick
 * @typedef {import('./book-types.js').Messages} Messages
 */

/**
 * A button with a price of a match.
 * @param {Match} match
 * @param {Pick} pick
 * @param {Messages} messages
 */
function priceButton(match, pick, messages) {
  const price = match.prices?.[pick];
  if (price === undefined) return null;
  const button = make('button', 'price-button');
  button.type = 'button';
  button.dataset['key'] = `${match.id} ${pick}`;
  const name = pickName(pick, { ...match, line: match.line ?? 0 }, messages);
  const short = pick === 'over' || pick === 'under' ? name : pick;
  const figure = make('b', 'price-figure', priceText(price));
  const before = match.before?.[pick] ?? price;
  const move = price > before ? 'up' : price < before ? 'down' : null;
  if (move !== null) button.dataset['move'] = move;
  const moved = move === null ? '' : `, ${messages[move]}`;
  button.setAttribute(
    'aria-label',
    `${match.home} – ${match.away}: ${name}, ${priceText(price)}${moved}`,
  );
  button.setAttribute('aria-keyshortcuts', 's');
  button.append(make('span', 'price-name', short), figure);
  return button;
}

/**
 * The matches that take bets, by league, and the scores of those that are being played.
 * @param {object} parts
 * @param {Messages} parts.messages
 * @param {(match: Match, pick: Pick) => void} parts.onPick
 * @param {(match: Match, pick: Pick) => boolean} parts.isPicked
 * @param {() => number} parts.now
 */
export function createMatchList({ messages, onPick, isPicked, now }) {
  const time = timeFormat(messages.tag);

  /** @param {Match} match */
  function when({ state, startsAt, score }) {
    if (state === 'live') return messages.live(score?.played ?? 0);
    if (state === 'ended') return `${messages.ended} ${time.clock(startsAt)}`;
    const left = startsAt - now();
    const soon = left < 3_600_000 ? ` · ${messages.startsIn(countdown(left))}` : '';
    return `${time.day(startsAt)} ${time.clock(startsAt)}${soon}`;
  }

  /** @param {Match} match */
  function sides({ home, away, score }) {
    const root = make('div', 'match-sides');
    for (const [name, points] of /** @type {const} */ ([
      [home, score?.home],
      [away, score?.away],
    ])) {
      const side = make('div', 'match-side');
      side.append(make('span', 'match-name', name));
      if (points !== undefined) side.append(make('b', 'match-points', String(points)));
      root.append(side);
    }
    return root;
  }

  /** @param {Match} match */
  function card(match) {
    const root = make('article', 'match');
    root.dataset['state'] = match.state;
    const head = make('p', 'match-when', when(match));
    head.dataset['id'] = match.id;
    root.append(head, sides(match));
    if (match.state === 'open') {
      const prices = make('div', 'match-prices');
      for (const pick of picks) {
        const button = priceButton(match, pick, messages);
        if (button === null) continue;
        button.setAttribute('aria-pressed', String(isPicked(match, pick)));
        button.addEventListener('click', () => onPick(match, pick));
        prices.append(button);
      }
      root.append(prices);
    }
    return root;
  }

  /**
   * A heading with its matches, for each league that has some.
   * @param {readonly Match[]} matches
   * @param {readonly { id: string, name: string }[]} leagues
   */
  function groups(matches, leagues) {
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
    /**
     * Writes the times again, without touching the rest.
     * @param {ParentNode} root
     * @param {ReadonlyMap<string, Match>} matches
     */
    tick(root, matches) {
      for (const head of root.querySelectorAll('.match-when')) {
        const match =
          head instanceof HTMLElement ? matches.get(head.dataset['id'] ?? '') : undefined;
        if (match?.state === 'open') head.textContent = when(match);
      }
    },
  };
}
