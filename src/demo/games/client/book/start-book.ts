import { ask } from '../calls.ts';
import { createBalance } from '../balance.ts';
import { createCelebration, toneOf } from '../celebration.ts';
import { byId, make } from '../elements.ts';
import { fairness } from '../fair/fairness.ts';
import { createGameClock } from '../game-clock.ts';
import { keepFresh } from '../keep-fresh.ts';
import { pesoFormat, showBegin, showMessage } from '../labels.ts';
import { enablePlay, preparePage } from '../prepare-page.ts';
import { sound } from '../sound.ts';
import { text } from '../texts/texts.ts';
import { createBetList } from './bet-list.ts';
import { startBookReplay } from './book-replay.ts';
import { createMatchList } from './match-list.ts';
import { createPlacing } from './place-bets.ts';
import { createSegments, keepFocus } from './segments.ts';
import { createSlip } from './slip.ts';
import type { Match, Bet, Opened } from './book-types.ts';

type View = 'matches' | 'results' | 'bets';

/** The answer to `/board`. */
interface Board {
  now: number;
  matches: Match[];
  bets: Bet[];
  balanceCentavos: number;
}

/** Time between two requests of the board, in milliseconds. */
const refreshMs = 5_000;

const views: readonly View[] = ['matches', 'results', 'bets'];

/** Keeps the proof of the match that has ended last, and the hash or the seed of each match for the rules. */
function keepProof(matches: readonly Match[]) {
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

/** The league that the title of a game names; empty for all. */
function firstLeague({ gameName, leagues }: Opened) {
  const named = leagues.find(({ inTitles }) => inTitles.some((word) => gameName.includes(word)));
  return named?.id ?? '';
}

/** The page of a book. */
function createBookPage(opened: Opened) {
  const money = pesoFormat(true);
  const scene = byId('scene', HTMLDivElement);
  const act = byId('spin', HTMLButtonElement);
  const balance = createBalance(opened.session, pesoFormat(), opened.balanceCentavos);
  const celebration = createCelebration(pesoFormat());
  const clock = createGameClock();
  const list = make('div', 'book-list');
  let matches: Map<string, Match> = new Map();
  let bets: readonly Bet[] = [];
  let view: View = 'matches';
  let league = firstLeague(opened);
  let isPlacing = false;

  const viewRow = createSegments(text('book.views'), 'segments', (value: View) => {
    view = value;
    render();
  });
  const leagueRow = createSegments(text('book.leagues'), 'chips', (value: string) => {
    league = value;
    render();
  });
  const book = make('div', 'book');
  book.append(viewRow.root, leagueRow.root, list);
  scene.append(book);
  const slip = createSlip({
    opened,
    money,
    balance: balance.current,
    onChange: () => render(),
    onPlace: (wanted, stake) => void place(wanted, stake),
  });
  const matchList = createMatchList({
    now: clock.now,
    isPicked: slip.has,
    onPick(match, pick) {
      sound.press();
      slip.toggle(match, pick);
    },
  });
  const betList = createBetList(money);

  const empty = (reason: string) => [make('p', 'book-empty', reason)];

  function matchGroups() {
    const isResults = view === 'results';
    const shown = [...matches.values()].filter(
      (match) =>
        (match.state === 'ended') === isResults && (league === '' || match.league === league),
    );
    const groups = matchList.groups(isResults ? shown.toReversed() : shown, opened.leagues);
    if (groups.length > 0) return groups;
    return empty(text(isResults ? 'book.noResults' : 'book.noMatches'));
  }

  function betGroups() {
    const named = [
      [text('book.openBets'), bets.filter(({ state }) => state === 'open')],
      [text('book.settledBets'), bets.filter(({ state }) => state !== 'open')],
    ] as const;
    const groups = named.flatMap(([name, own]) => {
      if (own.length === 0) return [];
      const root = make('section', 'league');
      root.append(make('h2', 'league-name', `${name} (${own.length})`), ...own.map(betList.card));
      return [root];
    });
    return groups.length > 0 ? groups : empty(text('book.noBets'));
  }

  function render() {
    keepFocus(scene, () => {
      viewRow.show(
        views.map((one) => [one, text(`book.view.${one}`)] as const),
        view,
      );
      leagueRow.root.hidden = view === 'bets';
      const all = ['', text('book.all')] as const;
      const names = opened.leagues.map(({ id, name }) => [id, name] as const);
      leagueRow.show([all, ...names], league);
      list.replaceChildren(...(view === 'bets' ? betGroups() : matchGroups()));
    });
    const open = bets.filter(({ state }) => state === 'open');
    const staked = open.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0);
    byId('win', HTMLElement).textContent =
      open.length === 0 ? '–' : `${open.length}\u00a0· ${money(staked)}`;
    const count = slip.count();
    const label = count === 0 ? text('book.slip') : text('book.slipCount', { count });
    byId('spin-label', HTMLElement).textContent = label;
  }

  /** Reports bets that were open at the last look. */
  function announceSettled(next: readonly Bet[]) {
    const waited = new Set(bets.filter(({ state }) => state === 'open').map(({ id }) => id));
    const settled = next.filter(({ id, state }) => waited.has(id) && state !== 'open');
    if (settled.length === 0) return;
    const paid = settled.reduce((sum, { payoutCentavos }) => sum + payoutCentavos, 0);
    const staked = settled.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0);
    if (paid === 0) return showMessage(text('book.betLost'));
    showMessage(text('book.betWon', { amount: money(paid) }), toneOf(paid, staked));
    if (paid > staked) void celebration.show(paid, staked);
  }

  async function load() {
    const answer = await ask<Board>('/board', { session: opened.session });
    clock.set(answer.now);
    if (isPlacing) return;
    announceSettled(answer.bets);
    matches = new Map(answer.matches.map((match) => [match.id, match]));
    keepProof(answer.matches);
    bets = answer.bets;
    balance.set(answer.balanceCentavos);
    slip.update(matches);
    render();
  }

  const refreshNow = keepFresh(load, text('book.stale'), refreshMs);

  const place = createPlacing({
    opened,
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

/** Starts a book, which needs an open session. */
export async function startBook(opened: Opened) {
  preparePage(opened, 'book');
  if (opened.money === 'replay') return startBookReplay();
  const { refreshNow } = createBookPage(opened);
  await refreshNow();
  showBegin('book');
  enablePlay();
}
