/**
 * What every game is told when it is opened.
 * @typedef {object} Opened
 * @property {string} session
 * @property {'real' | 'play'} money
 * @property {number} balanceCentavos
 * @property {number} nodeId
 * @property {string} gameName
 * @property {string} language
 * @property {string | null} parent
 * @property {number[]} stakes
 *
 * What every round comes to.
 * @typedef {{ payoutCentavos: number, balanceCentavos: number }} Settled
 *
 * What a round is played with: the stake and, but for the slot, a choice.
 * @typedef {{ session: string, stakeCentavos: number, choice?: unknown }} Wanted
 */

/** The gateway said no, or nothing at all (`network`). */
export class Refused extends Error {
  /**
   * @param {string} reason
   * @param {string | null} [parent]
   */
  constructor(reason, parent = null) {
    super(reason);
    this.reason = reason;
    this.parent = parent;
  }

  /** Whether it is worth asking again. */
  get passing() {
    return this.reason === 'network' || this.reason === 'unavailable';
  }
}

const patience = 12_000;

/** Where this game is served, such as `/slot`, and with play money `/trial/slot`: what it asks is asked below it. */
const place = location.pathname;

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<Response>}
 */
async function send(path, body) {
  try {
    return await fetch(place + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new Refused('network');
  }
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
async function post(path, body) {
  const response = await send(path, body);
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  throw new Refused(answer?.reason ?? 'unavailable', answer?.parent ?? null);
}

/**
 * Exchanges the ticket for a session.
 * @param {string} ticket
 * @param {string[]} parents
 * @returns {Promise<any>} An `Opened`, with what the game adds to it.
 */
export function open(ticket, parents) {
  return post('/open', { ticket, parents });
}

/**
 * @param {string} session
 * @returns {Promise<{ balanceCentavos: number }>}
 */
export function balance(session) {
  return post('/balance', { session });
}

/** @type {Set<() => void>} */
const sleepers = new Set();

/** Cuts every wait between tries short. */
export function askNow() {
  for (const wake of sleepers) wake();
}

addEventListener('online', askNow);

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
function sleep(milliseconds) {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      sleepers.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    sleepers.add(wake);
  });
}

/**
 * Plays one round. While nobody answers, the same round is asked for again under the same key, so
 * that nothing is staked twice; `onTrouble` hears of each failed try.
 * @param {Wanted} wanted
 * @param {(tries: number) => void} onTrouble
 * @returns {Promise<any>} A `Settled`, with what the game adds to it.
 */
export async function play(wanted, onTrouble) {
  const key = crypto.randomUUID();
  for (let tries = 1; ; tries += 1) {
    try {
      return await post('/play', { ...wanted, key });
    } catch (error) {
      if (!(error instanceof Refused) || !error.passing) throw error;
      onTrouble(tries);
      await sleep(Math.min(1000 * 2 ** (tries - 1), 15_000));
    }
  }
}
