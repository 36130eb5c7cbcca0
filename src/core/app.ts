import type { Language } from '#contract/model/language.ts';
import type { AccountType } from '#contract/model/member.ts';
import { type Brand, brand as builtBrand, merchantOf } from './brand.ts';
import { createCache } from './cache/cache.ts';
import { passwordKey } from './session/password-key.ts';
import { openStore } from './cache/database.ts';
import { createClient } from './client/client.ts';
import type { Platform } from './platform.ts';
import type { Stop } from './stop.ts';
import type { Accounts, AccountsNeeds } from './accounts/accounts.ts';
import { type Announcements, createAnnouncements } from './announcements/announcements.ts';
import { type Balance, createBalance } from './balance/balance.ts';
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
import { type Contracts, createContracts } from './contracts/contracts.ts';
import { createFavourites, type Favourites } from './favourites/favourites.ts';
import type { Help, HelpNeeds } from './help/help.ts';
import type { Lottery, LotteryNeeds } from './lottery/lottery.ts';
import { createMember, type MemberSlice } from './member/member.ts';
import { createMessages, type Messages } from './messages/messages.ts';
import type { Install, InstallNeeds } from './install/install.ts';
import { arrive, once } from './query/once.ts';
import { createPlay, type Play } from './play/play.ts';
import { createPopups, type Popups } from './popups/popups.ts';
import { accountTypeOf } from './session/roles.ts';
import { createReloads } from './query/reloads.ts';
import { createSession, type Session } from './session/session.ts';
import { createSystem, type System } from './system/system.ts';
import { createTabs } from './session/session-tabs.ts';
import { createUi, type Ui } from './ui/ui.ts';
import { createWinners, type Winners } from './winners/winners.ts';
import { createLocalKeys } from './storage/local-keys.ts';
import { createMemory } from './session/remembered-login.ts';
import { createReadingPlace, type ReadingPlace } from './storage/reading-place.ts';
import { createSessionKeys, type SessionKeys } from './storage/session-keys.ts';

/** The app without a screen. */
export interface App {
  readonly brand: Brand;
  /** What forms about accounts work with, loaded when one is opened. Rejects with a GatewayError. */
  accounts(): Promise<Accounts>;
  readonly announcements: Announcements;
  readonly balance: Balance;
  readonly catalogue: Catalogue;
  readonly contracts: Contracts;
  readonly favourites: Favourites;
  /** The help centre, loaded when it is opened or the page is calm. Rejects with a GatewayError. */
  help(): Promise<Help>;
  /** The lottery, loaded when it is opened. Rejects with a GatewayError. */
  lottery(): Promise<Lottery>;
  /** The app on the home screen, loaded once the page is there. Rejects with a GatewayError. */
  install(): Promise<Install>;
  readonly member: MemberSlice;
  readonly messages: Messages;
  readonly play: Play;
  readonly popups: Popups;
  readonly readingPlace: ReadingPlace;
  readonly session: Session;
  readonly system: System;
  readonly ui: Ui;
  readonly winners: Winners;
  /** Finds out who is here and whether the gateway is open. Never throws. */
  start(): Promise<void>;
  /** Lets go of timers, listeners and the other tabs. */
  close(): void;
}

/** What is loaded when it is first used: slices of forms about accounts, of help, of the lottery and of the home screen. */
function createLate(needs: AccountsNeeds & HelpNeeds & InstallNeeds & LotteryNeeds, stops: Stop[]) {
  function lasting<Slice extends { close: Stop }>(load: () => Promise<Slice>) {
    return once(async () => {
      const slice = await arrive(load);
      stops.push(slice.close);
      return slice;
    });
  }
  return {
    accounts: once(async () => {
      const parts = () => Promise.all([import('./accounts/accounts.ts'), needs.session.prepare()]);
      const [{ createAccounts }] = await arrive(parts);
      return createAccounts(needs);
    }),
    help: lasting(async () => (await import('./help/help.ts')).createHelp(needs)),
    install: lasting(async () => (await import('./install/install.ts')).createInstall(needs)),
    lottery: once(async () => {
      const { createLottery } = await arrive(() => import('./lottery/lottery.ts'));
      return createLottery(needs);
    }),
  };
}

const end = (stop: Stop): void => stop();

/** Null while nobody is signed in. */
function typeOfWhoIsHere({ read }: SessionKeys): AccountType | null {
  return read('token') === null ? null : accountTypeOf(read('isAgent'));
}

/** Builds every slice and tells them of each other. */
export function createApp(platform: Platform, brand: Brand = builtBrand): App {
  const { now, origin } = platform;
  const merchant = merchantOf(brand, origin);
  const keys = createSessionKeys(platform.sessionStorage, merchant);
  const local = createLocalKeys(platform.localStorage);
  const store = openStore(platform);
  const cache = createCache({ store, local });
  const tabs = createTabs(platform.channel('parola-session'));
  const memory = createMemory({ platform, merchant, key: (crypto) => passwordKey(store, crypto) });
  local.write('merchantCode', merchant);

  const ui = createUi({ platform, local, onLanguage: () => reloads.reword() });
  const customerId = (): string | null => keys.read('customerId');
  const language = (): Language => ui.state.language;
  const send = createClient({
    platform,
    brand,
    language,
    token: () => keys.read('token'),
    onSignedOut: (message) => session.end(message),
    onFailure: (error) => system.noteFailure(error),
  });

  const who = { keys, local, customerId, accountType: () => typeOfWhoIsHere(keys), language };
  const needs = { ...who, send, cache, now, brand, platform, origin };
  const system = createSystem({ ...needs, onBack: () => reloads.recover() });
  const slices = {
    announcements: createAnnouncements(needs),
    balance: createBalance(needs),
    catalogue: createCatalogue(needs),
    contracts: createContracts({ ...needs, module: system.module }),
    favourites: createFavourites(needs),
    member: createMember(needs),
    messages: createMessages(needs),
    play: createPlay({ ...needs, launchBase: system.launchBase, onPlayed: () => reloads.played() }),
    popups: createPopups(needs),
    readingPlace: createReadingPlace(keys),
    ui,
    winners: createWinners(needs),
  };
  const reloads = createReloads(slices);
  const session = createSession({
    ...needs,
    memory,
    tabs,
    member: slices.member,
    module: system.module,
    purgePrivate: cache.purgePrivate,
    takeToken: platform.takeToken,
    onEntered: reloads.entered,
    onLeft: reloads.left,
    onSignedOut: slices.popups.noteSignedOut,
  });

  const stops: Stop[] = [tabs.close, cache.close];

  async function start(): Promise<void> {
    stops.push(system.watch(), ui.watch(), reloads.watch(platform), slices.messages.watch());
    await Promise.all([session.start(), system.load()]);
    reloads.started();
  }

  const late = createLate({ ...needs, ...slices, session, system }, stops);
  return { brand, session, system, ...late, ...slices, start, close: () => stops.forEach(end) };
}
