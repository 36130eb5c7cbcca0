import { proxy } from 'valtio/vanilla';
import type { LocalKeys } from '../storage/local-keys.ts';
import { array, maxLength, pipe, safeParse, string } from 'valibot';

interface SearchState {
  /** The words that were searched last on this device, newest first. */
  recent: readonly string[];
}

export interface Search {
  readonly state: SearchState;
  /** Keeps words that have led to a result. */
  remember(words: string): void;
  /** Forgets all words. */
  forget(): void;
}

export interface SearchNeeds {
  local: LocalKeys;
}

const most = 8;

const shape = array(pipe(string(), maxLength(60)));

/** Reads the recent searches from the storage of the device. None where it has anything else. */
function readRecent(stored: string | null): readonly string[] {
  try {
    const { success, output } = safeParse(shape, JSON.parse(stored ?? '[]'));
    return success ? output : [];
  } catch {
    return [];
  }
}

/** The recent searches of this device. */
export function createSearch({ local }: SearchNeeds): Search {
  const state = proxy<SearchState>({ recent: readRecent(local.read('recentSearches')) });

  function keep(recent: readonly string[]): void {
    state.recent = recent;
    local.write('recentSearches', JSON.stringify(recent));
  }

  function remember(words: string): void {
    const kept = words.trim();
    if (kept === '') return;
    const others = state.recent.filter((one) => one.toLowerCase() !== kept.toLowerCase());
    keep([kept, ...others].slice(0, most));
  }

  return { state, remember, forget: () => keep([]) };
}
