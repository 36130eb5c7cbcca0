import type { Language } from '#contract/model/language.ts';
import { type Brand, brand as builtBrand, merchantOf } from './brand.ts';
import { createCache } from './cache/cache.ts';
import { passwordKey } from './cache/password-key.ts';
import { openStore } from './cache/store.ts';
import { createClient } from './client/client.ts';
import { isSystemClosed } from './client/is-system-closed.ts';
import type { Platform, Stop } from './platform.ts';
import { type Announcements, createAnnouncements } from './state/announcements.ts';
import { type Balance, createBalance } from './state/balance.ts';
import { type Catalogue, createCatalogue } from './state/catalogue.ts';
import { createFavourites, type Favourites } from './state/favourites.ts';
import { createMember, type MemberSlice } from './state/member.ts';
import { createPlay, type Play } from './state/play.ts';
import { createReloads } from './state/reloads.ts';
import { createSession, type Session } from './state/session.ts';
import { createSystem, type System } from './state/system.ts';
import { createTabs } from './state/tabs.ts';
import { createUi, type Ui } from './state/ui.ts';
import { createWinners, type Winners } from './state/winners.ts';
import { createLocalKeys } from './storage/local-keys.ts';
import { createMemory } from './storage/memory.ts';
import { createSessionKeys } from './storage/session-keys.ts';

/** The app without a screen. */
export interface App {
  readonly brand: Brand;
  readonly announcements: Announcements;
  readonly balance: Balance;
  readonly catalogue: Catalogue;
  readonly favourites: Favourites;
  readonly member: MemberSlice;
  readonly play: Play;
  readonly session: Session;
  readonly system: System;
  readonly ui: Ui;
  readonly winners: Winners;
  /** Finds out who is here and whether the gateway is open. Never throws. */
  start(): Promise<void>;
  /** Lets go of timers, listeners and the other tabs. */
  close(): void;
}

/** Builds every slice and tells them of each other. */
export function createApp(platform: Platform, brand: Brand = builtBrand): App {
  const { now, origin } = platform;
  const merchant = merchantOf(brand, origin);
  const keys = createSessionKeys(platform.sessionStorage, merchant);
  const local = createLocalKeys(platform.localStorage);
  const store = openStore(platform);
  const cache = createCache(store);
  const tabs = createTabs(platform.channel('parola-session'));
  const memory = createMemory({ platform, merchant, key: (crypto) => passwordKey(store, crypto) });
  local.write('merchantCode', merchant);

  const ui = createUi({ platform, local, session: keys, onLanguage: () => reloads.reword() });
  const customerId = (): string | null => keys.read('customerId');
  const language = (): Language => ui.state.language;
  const send = createClient({
    platform,
    brand,
    language,
    token: () => keys.read('token'),
    onSignedOut: (message) => session.end(message),
    onFailure(error) {
      if (isSystemClosed(error) && system.state.view === 'open' && !system.state.readOnly) {
        void system.load();
      }
    },
  });

  const needs = { send, cache, customerId, language, now, brand, platform, origin };
  const system = createSystem({ ...needs, onBack: () => reloads.recover() });
  const slices = {
    announcements: createAnnouncements(needs),
    balance: createBalance(needs),
    catalogue: createCatalogue(needs),
    favourites: createFavourites(needs),
    member: createMember(needs),
    play: createPlay({ ...needs, launchBase: system.launchBase, onPlayed: () => reloads.played() }),
    ui,
    winners: createWinners(needs),
  };
  const reloads = createReloads(slices);
  const session = createSession({
    send,
    keys,
    memory,
    tabs,
    member: slices.member,
    module: system.module,
    purgePrivate: cache.purgePrivate,
    onEntered: reloads.entered,
    onLeft: reloads.left,
  });

  const stops: Stop[] = [tabs.close];

  async function start(): Promise<void> {
    stops.push(system.watch(), ui.watch(), reloads.watch(platform));
    await Promise.all([session.start(), system.load()]);
  }

  return { brand, session, system, ...slices, start, close: () => stops.forEach((stop) => stop()) };
}
