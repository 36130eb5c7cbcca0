import { createChoices } from '../choices.js';
import { byId, make, prefersReducedMotion, wait } from '../elements.js';
import { pesoFormat } from '../labels.js';
import { sound } from '../sound.js';

/**
 * @typedef {'home' | 'draw' | 'away'} End
 * @typedef {import('../calls.js').Settlement & { choice: End, home: number, away: number, end: End }} Match
 * @typedef {import('../calls.js').Opened & { pays: Record<End, number>, returns: Record<End, string> }} Opened
 * @typedef {ReturnType<typeof import('./messages.js').matchMessages>} Messages
 */

/** @type {readonly End[]} */
const ends = ['home', 'draw', 'away'];

/**
 * Minutes of the goals of a side, spread evenly over the match.
 * @param {number} goals
 * @param {number} offset
 */
const minutesOf = (goals, offset) =>
  Array.from({ length: goals }, (_, goal) =>
    Math.min(88, offset + Math.round(((goal + 0.5) * 84) / goals)),
  );

/** @param {Messages} messages */
function createBoard(messages) {
  const root = make('div', 'board');
  root.ariaHidden = 'true';
  const score = make('b', 'score', '– : –');
  const minute = make('span', 'minute', '');
  const bar = make('progress', 'played');
  bar.max = 90;
  bar.value = 0;
  root.append(
    make('span', 'team', messages.home),
    score,
    make('span', 'team', messages.away),
    minute,
    bar,
  );

  return {
    root,
    /**
     * @param {number} home
     * @param {number} away
     * @param {number} played
     */
    show(home, away, played) {
      const text = `${home} : ${away}`;
      if (played > 0 && score.textContent !== text) sound.stop(home + away);
      score.textContent = text;
      minute.textContent = `${played}′`;
      bar.value = played;
    },
  };
}

/**
 * A score board, and three bets.
 * @param {Opened} opened
 * @param {Messages} messages
 * @returns {import('../start-table.js').Scene}
 */
export function createScene({ pays, returns }, messages) {
  const money = pesoFormat(messages.tag);
  const board = createBoard(messages);
  const choices = createChoices(
    messages.legend,
    ends.map((value) => ({
      value,
      face: [
        make('span', 'choice-name', messages[value]),
        make('span', 'choice-pays', `×${(pays[value] / 100).toFixed(2)}`),
      ],
    })),
  );
  const pitch = make('div', 'felt pitch');
  pitch.append(board.root, choices.root);
  byId('scene', HTMLDivElement).append(pitch);
  const clear = () => {
    for (const end of ends) choices.faceOf(end)?.removeAttribute('data-won');
  };

  /** @param {Match} round */
  async function run({ home, away }) {
    const [ours, theirs] = [minutesOf(home, 0), minutesOf(away, 3)];
    const until = (/** @type {number[]} */ minutes, /** @type {number} */ now) =>
      minutes.filter((minute) => minute <= now).length;
    for (let now = 6; now < 90 && !prefersReducedMotion(); now += 6) {
      board.show(until(ours, now), until(theirs, now), now);
      await wait(140);
    }
    board.show(home, away, 90);
  }

  return {
    choice: choices.chosen,
    lay(choice) {
      choices.choose(choice);
      choices.lock(true);
    },
    begin() {
      clear();
      board.show(0, 0, 0);
      choices.lock(true);
    },
    /** @param {Match} round */
    async show(round) {
      await run(round);
      choices.faceOf(round.end)?.setAttribute('data-won', '');
      const result = messages.result(round.home, round.away, messages[round.end]);
      const won = round.payoutCentavos > 0;
      return won ? `${result} ${messages.gained(money(round.payoutCentavos))}` : result;
    },
    end: () => choices.lock(false),
    prices: () =>
      ends.map((end) => [messages[end], `×${(pays[end] / 100).toFixed(2)} (${returns[end]} %)`]),
  };
}
