import type { Platform } from '../platform.ts';
import type { Stop } from '../stop.ts';
import type { Announcements } from '../announcements/announcements.ts';
import type { Balance } from '../balance/balance.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Contracts } from '../contracts/contracts.ts';
import type { Favourites } from '../favourites/favourites.ts';
import type { Loadable } from './loadable.ts';
import type { MemberSlice } from '../member/member.ts';
import type { Messages } from '../messages/messages.ts';
import type { Play } from '../play/play.ts';
import type { Popups } from '../popups/popups.ts';
import type { Ui } from '../ui/ui.ts';
import type { Winners } from '../winners/winners.ts';

interface Slices {
  announcements: Announcements;
  balance: Balance;
  catalogue: Catalogue;
  contracts: Contracts;
  favourites: Favourites;
  member: MemberSlice;
  messages: Messages;
  play: Play;
  popups: Popups;
  ui: Ui;
  winners: Winners;
}

const asked = ['loading', 'ready', 'failed'] as const;

const flushMs = 30_000;

interface Part {
  readonly state: Loadable;
  load(): Promise<void>;
}

/** When which slices are loaded again by themselves. */
export function createReloads({
  catalogue,
  contracts,
  member,
  play,
  popups,
  ui,
  ...slices
}: Slices) {
  const { found, hot, recent } = catalogue.state;

  const worded: Part[] = [
    slices.announcements,
    slices.winners,
    { state: catalogue.state, load: catalogue.loadLobby },
    { state: hot, load: catalogue.loadHotGames },
    { state: found, load: () => (found.query ? catalogue.find(found.query) : Promise.resolve()) },
  ];
  const played = { state: recent, load: catalogue.loadRecent };
  const owned = [member, slices.balance, contracts, slices.favourites, slices.messages];

  function again(parts: readonly Part[], phases: readonly Loadable['phase'][]): void {
    for (const { state, load } of parts) if (phases.includes(state.phase)) void load();
  }

  /** The gateway is back: what failed is tried again, what waited is sent. */
  function recover(): void {
    again([...worded, ...owned, played], ['failed']);
    again([contracts], ['idle']);
    if (slices.favourites.state.queued > 0) void slices.favourites.flush();
  }

  return {
    /** The language has changed: what was worded in another is fetched anew. */
    reword() {
      again([...worded, slices.favourites, played], asked);
      member.tellLanguage(ui.state.language);
    },
    recover,
    /** It is known who is here and what the operator has switched on, which contracts wait for. */
    started: () => again([contracts], ['idle']),
    /** Tries again when there is a network, and now and then while stars wait for the gateway. */
    watch({ onOnline }: Pick<Platform, 'onOnline'>): Stop {
      const { state, flush } = slices.favourites;
      const timer = setInterval(() => state.queued > 0 && void flush(), flushMs);
      const unlisten = onOnline(recover);
      return () => {
        clearInterval(timer);
        unlisten();
      };
    },
    /** A game was left: it may have paid. */
    played: () => again([slices.balance, played], asked),
    /** Somebody has signed in. */
    entered() {
      popups.enter();
      again(owned, ['idle']);
      void slices.announcements.load();
    },
    /** Nobody is signed in any more: what belonged to the member is forgotten. */
    left() {
      for (const slice of [popups, catalogue, ...owned]) slice.forget();
      play.leave();
      again([slices.announcements], asked);
    },
  };
}
