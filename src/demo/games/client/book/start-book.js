import { ask } from '../calls.js';
import { createBalance } from '../balance.js';
import { createCelebration, toneOf } from '../celebration.js';
import { byId, make } from '../elements.js';
import { fairness } from '../fair/fairness.js';
import { createGameClock } from '../game-clock.js';
import { keepFresh } from '../keep-fresh.js';
import { pesoFormat, setLabels, showMessage } from '../labels.js';
import { enablePlay, preparePage } from '../prepare-page.js';
import { sound } from '../sound.js';
import { createBetList } from './bet-list.js';
import { startBookReplay } from './book-replay.js';
import { createMatchList } from './match-list.js';
import { createPlacing } from './place-bets.js';
import { createSegments, keepFocus } from './segments.js';
import { createSlip } from './slip.js';

/**
 * @typedef {import('./book-types.js').Match} Match
 * @typedef {import('./book-types.js').Bet} Bet
 * @typedef {import('./book-types.js').Opened} Opened
 * @typedef {import('./book-types.js').Messages} Messages
 * @typedef {'matches' | 'results' | 'bets'} View
 */

/** Time between two requests of the board, in milliseconds. */
const refreshMs = 5_000;

/** @type {readonly View[]} */
const views = ['matches', 'results', 'bets'];

/**
 * Keeps the proof of the match that has ended last, and the hash or the seed of each match for the rules.
 * @param {readonly Match[]} matches
 */
function keepProof(matches) {
  fairness.share(
    matches.map(({ home, away, hash, seed }) => [
      `${home} – ${away}`,
      seed ? `seed ${seed}` : hash,
    ]),
  );
  const ended = matches.filter(({ state }) => state === 'ended');
  const last = ended.toSorted((a, b) => a.endsAt - b.endsAt).at(-1);
  if (last?.seed === undefined || last.score === undefined) return;
  const { hash, seed, score, table } = last;
  const { home, away } = score;
  fairness.keep({ hash, seed, clientSeed: '', choice: { table }, outcome: { home, away } });
}

/** The league that the title of a game names; empty for all. @param {Opened} opened */
function firstLeague({ gameName, leagues }) {
  const named = leagues.find(({ inTitles }) => inTitles.some((word) => gameName.includes(word)));
  return named?.id ?? '';
}

/**
 * The page of a book.
 * @param {Opened} opened
 * @param {Messages} messages
 */
function createBookPage(opened, messages) {
  const money = pesoFormat(messages.tag, true);
  const scene = byId('scene', HTMLDivElement);
  const act = byId('spin', HTMLButtonElement);
  const balance = createBalance(opened.session, pesoFormat(messages.tag), opened.balanceCentavos);
  const celebration = createCelebration(pesoFormat(messages.tag));
  const clock = createGameClock();
  const list = make('div', 'book-list');
  /** @type {Map<string, Match>} */
  let matches = new Map();
  /** @type {readonly Bet[]} */
  let bets = [];
  /** @type {View} */
  let view = 'matches';
  let league = firstLeague(opened);
  let isPlacing = false;

  const viewRow = createSegments(messages.views, 'segments', (/** @type {View} */ value) => {
    view = value;
    render();
  });
  const leagueRow = createSegments(messages.leagues, 'chips', (/** @type {string} */ value) => {
    league = value;
    render();
  });
  const book = make('div', 'book');
  book.append(viewRow.root, leagueRow.root, list);
  scene.append(book);
  const slip = createSlip({
    opened,
    messages,
    money,
    balance: balance.current,
    onChange: () => render(),
    onPlace: (wanted, stake) => void place(wanted, stake),
  });
  const matchList = createMatchList({
    messages,
    now: clock.now,
    isPicked: slip.has,
    onPick(match, pick) {
      sound.press();
      slip.toggle(match, pick);
    },
  });
  const betList = createBetList(messages, money);

  /** @param {string} text */
  const empty = (text) => [make('p', 'book-empty', text)];

  function matchGroups() {
    const isResults = view === 'results';
    const shown = [...matches.values()].filter(
      (match) =>
        (match.state === 'ended') === isResults && (league === '' || match.league === league),
    );
    const groups = matchList.groups(isResults ? shown.toReversed() : shown, opened.leagues);
    if (groups.length > 0) return groups;
    return empty(isResults ? messages.noResults : messages.noMatches);
  }

  function betGroups() {
    const named = /** @type {const} */ ([
      [messages.openBets, bets.filter(({ state }) => state === 'open')],
      [messages.settledBets, bets.filter(({ state }) => state !== 'open')],
    ]);
    const groups = named.flatMap(([name, own]) => {
      if (own.length === 0) return [];
      const root = make('section', 'league');
      root.append(make('h2', 'league-name', `${name} (${own.length})`), ...own.map(betList.card));
      return [root];
    });
    return groups.length > 0 ? groups : empty(messages.noBets);
  }

  function render() {
    keepFocus(scene, () => {
      viewRow.show(
        views.map((one) => /** @type {const} */ ([one, messages[one]])),
        view,
      );
      leagueRow.root.hidden = view === 'bets';
      const all = /** @type {const} */ (['', messages.all]);
      const names = opened.leagues.map(({ id, name }) => /** @type {const} */ ([id, name]));
      leagueRow.show([all, ...names], league);
      list.replaceChildren(...(view === 'bets' ? betGroups() : matchGroups()));
    });
    const open = bets.filter(({ state }) => state === 'open');
    const staked = open.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0);
    byId('win', HTMLElement).textContent =
      open.length === 0 ? '–' : `${open.length} · ${money(staked)}`;
    const count = slip.count();
    const label = count === 0 ? messages.slip : messages.slipCount(count);
    byId('spin-label', HTMLElement).textContent = label;
  }

  /** Reports bets that were open at the last look. @param {readonly Bet[]} next */
  function announceSettled(next) {
    const waited = new Set(bets.filter(({ state }) => state === 'open').map(({ id }) => id));
    const settled = next.filter(({ id, state }) => waited.has(id) && state !== 'open');
    if (settled.length === 0) return;
    const paid = settled.reduce((sum, { payoutCentavos }) => sum + payoutCentavos, 0);
    const staked = settled.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0);
    if (paid === 0) return showMessage(messages.betLost);
    showMessage(messages.betWon(money(paid)), toneOf(paid, staked));
    if (paid > staked) void celebration.show(paid, staked);
  }

  async function load() {
    const answer = await ask('/board', { session: opened.session });
    clock.set(answer.now);
    if (isPlacing) return;
    announceSettled(answer.bets);
    matches = new Map(answer.matches.map((/** @type {Match} */ match) => [match.id, match]));
    keepProof(answer.matches);
    bets = answer.bets;
    balance.set(answer.balanceCentavos);
    slip.update(matches);
    render();
  }

  const refreshNow = keepFresh(load, messages, refreshMs);

  const place = createPlacing({
    opened,
    messages,
    money,
    slip,
    balance,
    refreshNow,
    onBusy(now) {
      isPlacing = now;
    },
    onPlaced() {
      view = 'bets';
    },
  });

  act.addEventListener('click', () => slip.open());
  // Between a price and the button of the slip are all other prices.
  list.addEventListener('keydown', (event) => {
    const isPrice = event.target instanceof Element && event.target.matches('.price-button');
    const isAlone = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (isPrice && isAlone && event.code === 'KeyS') slip.open();
  });
  setInterval(() => {
    if (view === 'matches') matchList.tick(list, matches);
  }, 1_000);
  render();
  return { refreshNow };
}

/**
 * Starts a book, which needs an open session.
 * @param {Opened} opened
 * @param {Messages} messages
 */
export async function startBook(opened, messages) {
  setLabels(messages);
  preparePage(opened);
  if (opened.money === 'replay') return startBookReplay(opened, messages);
  const { refreshNow } = createBookPage(opened, messages);
  await refreshNow();
  showMessage(messages.begin);
  enablePlay();
}
