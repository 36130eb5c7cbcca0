import { array, object, safeParse, string, unknown } from 'valibot';
import { registerRules } from '#protocol/model/rule.ts';
import type { SessionKey, SessionKeys } from './session-keys.ts';

/** Longest JSON of a mirrored list, in characters. Browsers allow about 5 MB in all. */
const maxLength = 200_000;

/** A session key that repeats the answer to a call, for the pages of operators that read it. */
interface Mirrored {
  readonly key: SessionKey;
  /** The part of the answer to write: a field, or a list made of it. All of it by default. */
  readonly part?: string | ((reply: unknown) => unknown);
  /** Belongs to the member: not written again after the sign-out. */
  readonly isPrivate?: boolean;
}

const lanes = array(object({ category: string(), cards: array(object({ vendor: string() })) }));
const menu = array(object({ games: array(unknown()) }));

/** The codes of the vendors of each category, from the lobby: pages of the operator read them. */
function vendorsByCategory(reply: unknown): unknown {
  const { success, output } = safeParse(lanes, reply);
  if (!success) return undefined;
  const pairs = output.map(({ category, cards }) => [category, cards.map((card) => card.vendor)]);
  return Object.fromEntries(pairs);
}

function gamesOfMenu(reply: unknown): unknown {
  const { success, output } = safeParse(menu, reply);
  return success ? output.flatMap(({ games }) => games) : undefined;
}

function rulesOfStatus(reply: unknown): unknown {
  const { success, output } = safeParse(object({ registerRules }), reply);
  return success ? output.registerRules : undefined;
}

/** By the path of the call. */
const table: Readonly<Record<string, readonly Mirrored[]>> = {
  '/wps/system/status': [
    { key: 'domainRoute', part: 'domains' },
    { key: 'settings', part: 'modules' },
    { key: 'validate', part: rulesOfStatus },
  ],
  '/wps/system/setting/register': [{ key: 'validate' }],
  '/wps/relay/GCSGAME_gameVendor': [
    { key: 'gameVendor' },
    { key: 'vassGameType', part: vendorsByCategory },
  ],
  '/wps/relay/MCSFE_getFavoriteGamesList': [{ key: 'favGames', isPrivate: true }],
  '/lgw/vn/games/game_menu': [{ key: 'lottMenuGames' }, { key: 'lottGames', part: gamesOfMenu }],
  '/wps/relay/GCS_merchantWallet': [{ key: 'merchantWallet', isPrivate: true }],
};

/** The JSON of a value. A list is cut to the entries that fit. */
export function boundedJson(value: unknown): string | null {
  const json = JSON.stringify(value);
  if (json === undefined || json.length <= maxLength) return json ?? null;
  if (!Array.isArray(value)) return null;
  let length = 2;
  const fitting = value.findIndex((entry: unknown) => {
    length += JSON.stringify(entry).length + 1;
    return length > maxLength;
  });
  return JSON.stringify(value.slice(0, fitting));
}

function partOf(reply: unknown, part: Mirrored['part']): unknown {
  if (typeof part === 'function') return part(reply);
  if (part === undefined || typeof reply !== 'object' || reply === null) return reply;
  return Object.entries(reply).find(([name]) => name === part)?.[1];
}

/** Writes the session keys that repeat answers of the gateway, each with the answer itself. The app reads none of them. */
export function createSessionMirror({ write }: Pick<SessionKeys, 'write'>) {
  const shared = new Map<SessionKey, string>();

  return {
    /** Notes the answer to the call with this path. A private one is noted while its session lasts (`isCurrent`). */
    record(path: string, reply: unknown, isCurrent: boolean): void {
      for (const { key, part, isPrivate = false } of table[path] ?? []) {
        const json = boundedJson(partOf(reply, part));
        if (json === null || (isPrivate && !isCurrent)) continue;
        write({ [key]: json });
        if (!isPrivate) shared.set(key, json);
      }
    },
    /** Writes what is known for everybody again, after the session storage was cleared. */
    restore: () => write(Object.fromEntries(shared)),
  };
}
