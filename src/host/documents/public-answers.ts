import type { Call } from '#protocol/call.ts';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import { getHelpCenter } from '#protocol/calls/contact/help-articles.ts';
import { getGames } from '#protocol/calls/games.ts';
import { getHotGames, getVendors } from '#protocol/calls/lobby.ts';
import { getTrust } from '#protocol/calls/protection/trust.ts';
import { getPromotionCategories, getPromotions } from '#protocol/calls/rewards/promotions.ts';
import type { AnswerCall } from '../visitor.ts';

/** A call as the app sends it for a guest. */
export interface PublicCall {
  /** Path and query, without the time stamp. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The calls whose answers are in documents: the same for every guest, and shown in a first view. */
const publicCalls: readonly Call[] = [
  getAnnouncements,
  getVendors,
  getHotGames,
  getGames,
  getPromotions,
  getPromotionCategories,
  getHelpCenter,
  getTrust,
];

const publicPaths: ReadonlySet<string> = new Set(
  publicCalls.flatMap(({ path, aliases }) => [path, ...aliases]),
);

/** A gateway gets no longer for an answer, in milliseconds. */
const patienceMs = 2_000;
/** The largest body of an answer in a document, in characters. */
const largestBody = 200_000;

/** The host itself asks: nothing of a visitor reaches the document of another one. */
const host = { ip: '127.0.0.1', secure: false };

/** Documents that are checked at the same time share an answer up to this age, in milliseconds. */
const longestSharedMs = 500;

interface Needs {
  readonly answerCall: AnswerCall;
  /** See `createDocuments`. */
  readonly keepMs: number;
  readonly now: () => number;
}

interface Shared {
  readonly body: Promise<string | null>;
  readonly at: number;
}

/**
 * Gives a function that asks the gateway as a guest and resolves to the body of its answer. It resolves to null without an
 * answer of status 200 in time. Undefined for calls whose answers do not belong into documents.
 */
export function createPublicAnswers({ answerCall, keepMs, now }: Needs) {
  const sharedMs = Math.min(longestSharedMs, keepMs);
  const shared = new Map<string, Shared>();

  async function send({ address, headers }: PublicCall): Promise<string | null> {
    const time = `${address.includes('?') ? '&' : '?'}t=${now()}`;
    const request = new Request(`http://localhost${address}${time}`, {
      headers,
      signal: AbortSignal.timeout(patienceMs),
    });
    try {
      const answer = await answerCall(request, host);
      const body = await answer.text();
      return answer.status === 200 && body.length <= largestBody ? body : null;
    } catch {
      return null;
    }
  }

  return (call: PublicCall): Promise<string | null> | undefined => {
    const path = call.address.replace(/\?.*$/s, '');
    if (!publicPaths.has(path)) return undefined;
    const key = JSON.stringify(call);
    const known = shared.get(key);
    if (known !== undefined && now() - known.at < sharedMs) return known.body;
    for (const [old, { at }] of shared) if (now() - at >= sharedMs) shared.delete(old);
    const body = send(call);
    shared.set(key, { body, at: now() });
    return body;
  };
}

export type AskPublic = ReturnType<typeof createPublicAnswers>;
