import { ask, CallError, sendOnce } from '../calls.js';
import { createBalance } from '../balance.js';
import { createCelebration } from '../celebration.js';
import { byId, make } from '../elements.js';
import { fairness } from '../fair/fairness.js';
import { createGameClock, repeatWhileVisible } from '../game-clock.js';
import { pesoFormat, setLabels, showBalanceTooLow, showMessage } from '../labels.js';
import { notifyParent } from '../parent.js';
import { enablePlay, preparePage } from '../prepare-page.js';
import { startReplay } from '../replay.js';
import { sound } from '../sound.js';
import { createBetList } from './bet-list.js';
import { createMatchList } from './match-list.js';
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
 * A row of buttons, one of which is chosen.
 * @template {string} Value
 * @param {string} label
 * @param {string} className
 * @param {(value: Value) => void} onChoose
 */
function createSegments(label, className, onChoose) {
  const root = make('div', className);
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', label);
  return {
    root,
    /**
     * @param {readonly (readonly [value: Value, text: string])[]} options
     * @param {Value} chosen
     */
    show(options, chosen) {
      const made = options.map(([value, text]) => {
        const button = make('button', 'segment', text);
        button.type = 'button';
        button.dataset['key'] = `${className} ${value}`;
        button.setAttribute('aria-pressed', String(value === chosen));
        button.addEventListener('click', () => onChoose(value));
        return button;
      });
      root.replaceChildren(...made);
    },
  };
}

/**
 * Replaces the content of an element, and gives the focus back to the button that had it.
 * @param {HTMLElement} root
 * @param {() => void} change
 */
function keepFocus(root, change) {
  const { activeElement } = document;
  const key =
    activeElement instanceof HTMLElement && root.contains(activeElement)
      ? activeElement.dataset['key']
      : undefined;
  change();
  if (key === undefined) return;
  for (const button of root.querySelectorAll('button'))
    if (button.dataset['key'] === key) button.focus({ preventScroll: true });
}

/**
 * Keeps the proof of the match that has ended last.
 * @param {readonly Match[]} matches
 */
function keepProof(matches) {
  const ended = matches.filter(({ state }) => state === 'ended');
  const last = ended.toSorted((a, b) => a.endsAt - b.endsAt).at(-1);
  if (last?.seed === undefined || last.score === undefined) return;
  const { hash, seed, score, table } = last;
  const { home, away } = score;
  fairness.keep({ hash, seed, clientSeed: '', choice: { table }, outcome: { home, away } });
}

/**
 * Shows a past bet of the member.
 * @param {Opened} opened
 * @param {Messages} messages
 */
function startBookReplay(opened, messages) {
  const bets = createBetList(messages, pesoFormat(messages.tag));
  const scene = byId('scene', HTMLDivElement);
  /** @param {import('../replay.js').PastRound} round */
  const draw = ({ choice, outcome, payoutCentavos, cancelled }) => {
    const { legs } = /** @type {Bet['choice']} */ (choice);
    const end = /** @type {Bet['outcome']} */ (outcome);
    const state = cancelled
      ? 'cancelled'
      : end === null
        ? 'open'
        : payoutCentavos > 0
          ? 'won'
          : 'lost';
    const bet = { id: '', stakeCentavos: 0, payoutCentavos, placedAt: 0, dueAt: null };
    const card = bets.card({ ...bet, state, choice: { legs }, outcome: end });
    card.classList.add('bet-replayed');
    scene.replaceChildren(card);
  };
  return startReplay(opened, messages, {
    lay: draw,
    async draw(round) {
      draw(round);
      const { payoutCentavos } = round;
      if (payoutCentavos === 0) return messages.betLost;
      return messages.betWon(pesoFormat(messages.tag)(payoutCentavos));
    },
  });
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
  let league = '';
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

  /** Tells about bets that were open at the last look. @param {readonly Bet[]} next */
  function tellSettled(next) {
    const waited = new Set(bets.filter(({ state }) => state === 'open').map(({ id }) => id));
    const settled = next.filter(({ id, state }) => waited.has(id) && state !== 'open');
    if (settled.length === 0) return;
    notifyParent('parola:balance');
    const won = settled.filter(({ payoutCentavos }) => payoutCentavos > 0);
    const paid = won.reduce((sum, { payoutCentavos }) => sum + payoutCentavos, 0);
    if (won.length === 0) return showMessage(messages.betLost);
    showMessage(messages.betWon(money(paid)), 'gain');
    void celebration.show(
      paid,
      won.reduce((sum, { stakeCentavos }) => sum + stakeCentavos, 0),
    );
  }

  async function load() {
    const answer = await ask('/board', { session: opened.session });
    clock.set(answer.now);
    if (isPlacing) return;
    tellSettled(answer.bets);
    matches = new Map(answer.matches.map((/** @type {Match} */ match) => [match.id, match]));
    keepProof(answer.matches);
    bets = answer.bets;
    balance.set(answer.balanceCentavos);
    slip.update(matches);
    render();
  }

  async function refresh() {
    try {
      await load();
      document.body.removeAttribute('data-stale');
    } catch (error) {
      if (error instanceof CallError && error.reason === 'session_over') {
        document.body.dataset['phase'] = 'over';
        return showMessage(messages.sessionOver, 'alert');
      }
      if (!document.body.hasAttribute('data-stale')) showMessage(messages.stale, 'alert');
      document.body.dataset['stale'] = '';
    }
  }
  const refreshNow = repeatWhileVisible(refresh, refreshMs);

  /**
   * Explains why bets were not placed.
   * @param {unknown} error
   */
  async function explain(error) {
    const { reason, isUncertain, mostStakeCentavos } =
      error instanceof CallError
        ? error
        : { reason: 'unavailable', isUncertain: true, mostStakeCentavos: null };
    isPlacing = false;
    await refreshNow();
    if (isUncertain) return messages.unsettled;
    if (reason === 'session_over') return messages.sessionOver;
    if (reason === 'odds_changed') return messages.oddsChanged;
    if (reason === 'bet_closed') {
      slip.dropStarted();
      return messages.betClosed;
    }
    if (reason === 'site_closed') return messages.siteClosed;
    if (reason === 'game_closed') return messages.gameClosed;
    if (reason === 'bonus_stake_limit' && mostStakeCentavos !== null) {
      slip.lowerTo(mostStakeCentavos);
      return messages.stakeLimit(money(mostStakeCentavos));
    }
    if (reason !== 'insufficient_balance') return messages.unavailable;
    showBalanceTooLow(messages);
    return messages.insufficient;
  }

  /**
   * Places bets, one after the other, each with a key of its own.
   * @param {{ legs: import('./slip.js').SlipLeg[] }[]} wanted
   * @param {number} stakeCentavos
   */
  async function place(wanted, stakeCentavos) {
    if (isPlacing) return;
    isPlacing = true;
    slip.setBusy(true);
    slip.say('');
    const { session } = opened;
    try {
      for (const { legs } of wanted) {
        const asked = legs.map(({ match, pick }) => ({
          fixture: match.id,
          pick,
          price: match.prices?.[pick] ?? 0,
        }));
        const request = { session, key: crypto.randomUUID(), stakeCentavos, legs: asked };
        const answer = await sendOnce('/place', request, () => slip.say(messages.dropped));
        balance.set(answer.balanceCentavos);
        notifyParent('parola:balance');
        const [leg] = legs;
        if (wanted.length > 1 && leg !== undefined) slip.toggle(leg.match, leg.pick);
      }
      isPlacing = false;
      slip.clear();
      slip.close();
      showMessage(messages.placed(wanted.length, money(wanted.length * stakeCentavos)), 'gain');
      view = 'bets';
      await refreshNow();
    } catch (error) {
      slip.say(await explain(error));
    } finally {
      isPlacing = false;
      slip.setBusy(false);
    }
  }

  act.addEventListener('click', () => slip.open());
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
