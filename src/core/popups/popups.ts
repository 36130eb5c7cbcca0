import { proxy } from 'valtio/vanilla';
import type { Events } from '../events.ts';
import type { Popup, PopupHistory } from './popup-rules.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { SessionKeys } from '../storage/session-keys.ts';
import { number, parseJson, pipe, record, safeParse, string } from 'valibot';

type Writable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };
type PopupsState = Writable<PopupHistory>;

export interface Popups {
  readonly state: PopupsState;
  /** Closes a popup for as long as its kind stays closed. `closePublicity` closes publicity. */
  close(popup: Exclude<Popup, 'publicity'>): void;
  /** An offer or publicity is on the screen. No other opens in this tab, also after a reload, once it is closed. */
  recordShown(): void;
  /** Closes announcements while the page is open, and for a day unless they may remind `again`. Closes all publicity while the tab is open. */
  closePublicity(ids: readonly string[], choice: { again: boolean }): void;
  /** A player has registered: the greeting is shown until it is closed. */
  recordRegistration(): void;
}

interface Needs {
  keys: SessionKeys;
  local: LocalKeys;
  events: Events;
  now(): number;
}

const dayMs = 24 * 3_600_000;

/** Times until which announcements stay closed, by id, in epoch milliseconds. */
const kept = pipe(string(), parseJson(), record(string(), number()));

/** Announcements that the player has muted on this device for a day. */
function createMutedAnnouncements(local: LocalKeys, now: () => number) {
  function current(): [string, number][] {
    const { success, output } = safeParse(kept, local.read('publicityMuted'));
    return success ? Object.entries(output).filter(([, until]) => until > now()) : [];
  }

  return {
    ids: (): string[] => current().map(([id]) => id),
    add(ids: readonly string[]): void {
      const added = ids.map((id): [string, number] => [id, now() + dayMs]);
      const all = Object.fromEntries([...current(), ...added]);
      local.write('publicityMuted', JSON.stringify(all));
    },
  };
}

/** The events that popups react to, and the closed ones. The session storage keeps those that last for the session. */
export function createPopups({ keys, local, events, now }: Needs): Popups {
  const muted = createMutedAnnouncements(local, now);
  const stored = () => ({
    registered: readRegistered(keys),
    newbieHidden: keys.read('hideNewbiePromo') !== null,
    publicityHidden: keys.read('publicityClose') !== null,
    advertised: keys.read('publicityShown') !== null,
    firstLogin: keys.read('firstLogin') !== null,
  });
  const state = proxy<PopupsState>({
    ...stored(),
    closedAnnouncements: muted.ids(),
    contractsLater: false,
    hasLeft: false,
    appHidden: false,
  });

  const closings: Readonly<Record<Exclude<Popup, 'publicity'>, () => void>> = {
    registerPromo: () => keys.write({ registerDone: null, publicityShown: '1' }),
    newbiePromo: () => keys.write({ hideNewbiePromo: '1', publicityShown: '1' }),
    contracts: () => void (state.contractsLater = true),
    appDownload: () => void (state.appHidden = true),
  };

  function close(popup: Exclude<Popup, 'publicity'>): void {
    closings[popup]();
    Object.assign(state, stored());
  }

  function closePublicity(ids: readonly string[], { again }: { again: boolean }): void {
    if (!again) muted.add(ids);
    state.closedAnnouncements = [...state.closedAnnouncements, ...ids];
    recordShown();
    if (keys.read('account') !== null) keys.write({ publicityClose: '1' });
    Object.assign(state, stored());
  }

  /** Not in the state yet: the popup itself is still due. */
  function recordShown(): void {
    keys.write({ publicityShown: '1' });
  }

  function recordRegistration(): void {
    keys.write({ registerDone: '1' });
    Object.assign(state, stored());
  }

  events.on('signedIn', () => {
    if (keys.read('cpw') !== null) keys.write({ firstLogin: '1' });
    Object.assign(state, stored(), { hasLeft: false });
  });
  events.on('contractOffered', () => void (state.contractsLater = false));
  events.on('signedOut', () => {
    // Signing out has cleared the storage.
    if (state.advertised) recordShown();
    Object.assign(state, stored(), { contractsLater: false });
  });
  events.on(
    'signingOut',
    () => void Object.assign(state, stored(), { hasLeft: true, appHidden: false }),
  );

  return { state, close, closePublicity, recordShown, recordRegistration };
}

/** A flag with the value false is removed from the storage. */
function readRegistered(keys: SessionKeys): boolean {
  const flag = keys.read('registerDone');
  if (flag !== 'false' && flag !== '0') return flag !== null;
  keys.write({ registerDone: null });
  return false;
}
