import { proxy } from 'valtio/vanilla';
import { getTrust } from '#protocol/calls/protection/trust.ts';
import type { GenericSchema } from 'valibot';
import { type Trust, trust } from '#protocol/model/protection/trust.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Language } from '#protocol/model/language.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

export type { FundsProtection, HelpLine, Office, Trust } from '#protocol/model/protection/trust.ts';

interface TrustState extends QueryState {
  /** Null until they are known, and where the gateway has none. */
  facts: Trust | null;
}

interface TrustNeeds {
  send: Send;
  cache: Cache;
  events: Events;
  language(): Language;
  now(): number;
}

/** The schema of the reply also reads the facts that it has read before: no field has another name on the wire. */
const shape: GenericSchema<unknown, Trust> = trust;

/** The rules of player protection, help lines and the protection of money. */
export const keptTrust = declareEntry('trust', { shape }, 'public');

/** The rules of player protection and the facts of trust. Kept offline, so that help lines can be read without a network. */
export function createTrust({ send, cache, language, ...needs }: TrustNeeds) {
  const state = proxy<TrustState>({ ...idle(), facts: null });
  const { load } = createQuery<Trust, TrustState>({
    ...needs,
    state,
    refreshOn: ['online'],
    keep: () => cache.entry(keptTrust, language()),
    call: (options) => send(getTrust, {}, options),
    show: (facts) => ({ facts }),
  });
  return { state, load };
}

export type TrustSlice = ReturnType<typeof createTrust>;

/**
 * The help lines in the order for a player: people who speak the language of the player come first, the order of the operator
 * holds for the others.
 */
export function sortHelpLines<Line extends { readonly languages: readonly Language[] }>(
  lines: readonly Line[],
  language: Language,
): Line[] {
  const speaks = (line: Line) => Number(line.languages.includes(language));
  return lines.toSorted((one, other) => speaks(other) - speaks(one));
}
