import { wait } from './elements.ts';
import { fairness, type Fair } from './fair/fairness.ts';

/** The answer to `/open` that every game gets. */
export interface Opened {
  session: string;
  money: 'real' | 'play' | 'replay';
  balanceCentavos: number;
  nodeId: number;
  gameName: string;
  language: string;
  parent: string | null;
  /** The players of a live table share its rounds. */
  shared: boolean;
  /** The stakes that the stepper offers. */
  stakes: number[];
  /** The rules of the market. */
  conduct: { autoplay: boolean; quickStop: boolean; leastRoundMs: number };
  /** Bounds of a typed stake. */
  bounds: { least: number; most: number; step: number };
  fair?: Fair;
}

/** The answer to `/play` that every game gets. */
export interface Settlement {
  payoutCentavos: number;
  balanceCentavos: number;
  fair?: Fair;
}

/** The request of a round: the stake and, except for the slot, a choice. */
interface RoundRequest {
  session: string;
  stakeCentavos: number;
  choice?: unknown;
}

/** The reasons of refusals that only ask for a later attempt: the round was not played. */
const soon = new Set(['too_many_requests', 'round_too_soon']);

/** The reasons of failures after which another attempt can succeed. */
const temporary = new Set(['network', 'unavailable', ...soon]);

/** The gateway refused a call, or did not answer (`network`). */
export class CallError extends Error {
  /** True when an earlier attempt got no answer, so that the round may have been played. */
  isUncertain = false;
  reason: string;
  parent: string | null;
  mostStakeCentavos: number | null;

  /** `mostStakeCentavos`: the greatest stake that is allowed now. */
  constructor(
    reason: string,
    parent: string | null = null,
    mostStakeCentavos: number | null = null,
  ) {
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

/** Path of this game, such as `/slot`, or `/trial/slot` with play money. All calls are below it. */
const basePath = location.pathname;

async function send(path: string, body: object): Promise<Response> {
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

/** The gateway answers each call of a game in the shape that its page expects. */
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await send(path, body);
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  const { reason = 'unavailable', parent = null, mostStakeCentavos = null } = answer ?? {};
  throw new CallError(reason, parent, mostStakeCentavos);
}

/** Asks for what a page shows. It changes nothing, so that it is sent once and may fail. */
export function ask<Answer>(path: string, body: object): Promise<Answer> {
  return post(path, body);
}

/** The shortest time from one round to the next, by the market. */
let leastRoundMs = 0;

/** The time at which the next round can begin. */
let nextRoundAt = 0;

/** Exchanges the ticket for a session. The answer has further fields of the game. */
export async function openSession<Open extends Opened>(
  ticket: string,
  parents: string[],
): Promise<Open> {
  const opened = await post<Open>('/open', { ticket, parents });
  leastRoundMs = opened.conduct.leastRoundMs;
  fairness.promise(opened);
  return opened;
}

export async function fetchBalance(session: string) {
  const answer = await post<{ balanceCentavos: number; fair?: Fair }>('/balance', { session });
  fairness.promise(answer);
  return answer;
}

const pendingWaits: Set<() => void> = new Set();

/** Ends all waits between attempts. */
export function retryNow() {
  for (const end of pendingWaits) end();
}

addEventListener('online', retryNow);

function waitBeforeRetry(milliseconds: number): Promise<void> {
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
 */
function needsRetry({ isTemporary, isUncertain, reason }: CallError) {
  return isTemporary || (isUncertain && reason === 'site_closed');
}

/**
 * Sends a request that moves money. Temporary errors cause a retry with the same idempotency key, so that it happens
 * once. `onFailure` is called with the reason after each failed attempt. Throws a CallError.
 */
export async function sendOnce<Answer>(
  path: string,
  request: { session: string; key: string } & Record<string, unknown>,
  onFailure: (reason: string) => void,
): Promise<Answer> {
  let isUncertain = false;
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await post(path, request);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      error.isUncertain = isUncertain;
      if (!needsRetry(error)) throw error;
      isUncertain ||= !soon.has(error.reason);
      onFailure(error.reason);
      await waitBeforeRetry(Math.min(1000 * 2 ** (attempts - 1), 15_000));
    }
  }
}

/**
 * Plays one round as `sendOnce` does. Its key is the one whose seed the gateway has promised, and no round uses it again.
 * The answer has further fields of the game.
 */
export async function playRound<Round extends Settlement>(
  request: RoundRequest,
  onFailure: (reason: string) => void,
): Promise<Round> {
  const waitMs = nextRoundAt - Date.now();
  if (waitMs > 0) await wait(waitMs);
  nextRoundAt = Date.now() + leastRoundMs;
  const { key, clientSeed } = fairness.begin();
  const answer = await sendOnce<Round>('/play', { ...request, key, clientSeed }, onFailure);
  fairness.end(request, answer);
  return answer;
}
