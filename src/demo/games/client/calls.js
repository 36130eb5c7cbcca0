import { wait } from './elements.js';
import { fairness } from './fair/fairness.js';

/**
 * The answer to `/open` that every game gets.
 * @typedef {object} Opened
 * @property {string} session
 * @property {'real' | 'play' | 'replay'} money
 * @property {number} balanceCentavos
 * @property {number} nodeId
 * @property {string} gameName
 * @property {string} language
 * @property {string | null} parent
 * @property {{ autoplay: boolean, turbo: boolean, leastRoundMs: { slots: number, other: number } }} [conduct] The pace that the market asks for. None: any.
 * @property {boolean} shared The players of a live table share its rounds.
 * @property {number[]} stakes The stakes that the stepper offers.
 * @property {{ least: number, most: number, step: number }} bounds Bounds of a typed stake.
 *
 * The answer to `/play` that every game gets.
 * @typedef {{ payoutCentavos: number, balanceCentavos: number }} Settlement
 *
 * The request of a round: the stake and, except for the slot, a choice.
 * @typedef {{ session: string, stakeCentavos: number, choice?: unknown }} RoundRequest
 */

/** The reasons of failures after which another attempt can succeed. */
const temporary = new Set(['network', 'unavailable', 'too_many_requests']);

/** The gateway refused a call, or did not answer (`network`). */
export class CallError extends Error {
  /** True when an earlier attempt got no answer, so that the round may have been played. */
  isUncertain = false;

  /**
   * @param {string} reason
   * @param {string | null} [parent]
   * @param {number | null} [mostStakeCentavos] The greatest stake that is allowed now.
   */
  constructor(reason, parent = null, mostStakeCentavos = null) {
    super(reason);
    this.reason = reason;
    this.parent = parent;
    this.mostStakeCentavos = mostStakeCentavos;
  }

  /** True when another attempt can succeed. */
  get isTemporary() {
    return temporary.has(this.reason);
  }
}

/** Timeout of a call. */
const timeoutMs = 12_000;

/** The least time from one round to the next, and the time at which the next one may begin, in milliseconds. */
const pace = { leastMs: 0, nextAt: 0 };

/** Path of this game, such as `/slot`, or `/trial/slot` with play money. All calls are below it. */
const basePath = location.pathname;

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<Response>}
 */
async function send(path, body) {
  try {
    return await fetch(basePath + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw new CallError('network');
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
  const { reason = 'unavailable', parent = null, mostStakeCentavos = null } = answer ?? {};
  throw new CallError(reason, parent, mostStakeCentavos);
}

/**
 * Asks for what a page shows. It changes nothing, so that it is sent once and may fail.
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export function ask(path, body) {
  return post(path, body);
}

/**
 * Exchanges the ticket for a session.
 * @param {string} ticket
 * @param {string[]} parents
 * @returns {Promise<any>} An `Opened`, with further fields of the game.
 */
export async function openSession(ticket, parents) {
  const opened = await post('/open', { ticket, parents });
  fairness.promise(opened);
  const { leastRoundMs } = opened.conduct ?? {};
  if (leastRoundMs !== undefined)
    pace.leastMs = basePath === '/slot' ? leastRoundMs.slots : leastRoundMs.other;
  return opened;
}

/**
 * @param {string} session
 * @returns {Promise<{ balanceCentavos: number }>}
 */
export async function fetchBalance(session) {
  const answer = await post('/balance', { session });
  fairness.promise(answer);
  return answer;
}

/** @type {Set<() => void>} */
const pendingWaits = new Set();

/** Ends all waits between attempts. */
export function retryNow() {
  for (const end of pendingWaits) end();
}

addEventListener('online', retryNow);

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
function waitBeforeRetry(milliseconds) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      pendingWaits.delete(end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    pendingWaits.add(end);
  });
}

/**
 * True when another attempt of a round is needed: after a temporary error, and while the site is closed to a round that
 * an earlier attempt may have played.
 * @param {CallError} error
 */
function needsRetry({ isTemporary, isUncertain, reason }) {
  return isTemporary || (isUncertain && reason === 'site_closed');
}

/**
 * Sends a request that moves money. Temporary errors cause a retry with the same idempotency key, so that it happens
 * once. `onFailure` is called with the reason after each failed attempt. Throws a CallError.
 * @param {string} path
 * @param {{ session: string, key: string } & Record<string, unknown>} request
 * @param {(reason: string) => void} onFailure
 * @returns {Promise<any>}
 */
export async function sendOnce(path, request, onFailure) {
  let isUncertain = false;
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await post(path, request);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      error.isUncertain = isUncertain;
      if (!needsRetry(error)) throw error;
      isUncertain ||= error.reason !== 'too_many_requests';
      onFailure(error.reason);
      await waitBeforeRetry(Math.min(1000 * 2 ** (attempts - 1), 15_000));
    }
  }
}

/**
 * Plays one round as `sendOnce` does, not before the least time since the last one. Its key is the one whose seed the gateway has promised, and no round uses it again.
 * @param {RoundRequest} request
 * @param {(reason: string) => void} onFailure
 * @returns {Promise<any>} A `Settlement`, with further fields of the game.
 */
export async function playRound(request, onFailure) {
  const waitMs = pace.nextAt - performance.now();
  if (waitMs > 0) await wait(waitMs);
  const { key, clientSeed } = fairness.begin();
  const answer = await sendOnce('/play', { ...request, key, clientSeed }, onFailure);
  pace.nextAt = performance.now() + pace.leastMs;
  fairness.end(request, answer);
  return answer;
}
