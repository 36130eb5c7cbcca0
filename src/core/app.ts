import type { Language } from '#protocol/model/language.ts';
import type { AccountType } from '#protocol/model/member.ts';
import type { AccountsNeeds } from './accounts/accounts.ts';
import type { AgentNeeds } from './agent/agent.ts';
import { createAnnouncements } from './announcements/announcements.ts';
import { createBalance } from './balance/balance.ts';
import { type Brand, brand as builtBrand, merchantOf } from './brand.ts';
import { createCache } from './cache/cache.ts';
import { openStore } from './cache/database.ts';
import type { CashierNeeds } from './cashier/cashier.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createClient } from './client/client.ts';
import { createClock } from './client/clock.ts';
import { createSessionSignal } from './client/session-signal.ts';
import { createContracts } from './contracts/contracts.ts';
import type { DeviceNeeds } from './device/device.ts';
import { createFavourites } from './favourites/favourites.ts';
import type { HelpNeeds } from './help/help.ts';
import type { InstallNeeds } from './install/install.ts';
import type { LiveNeeds } from './live/live.ts';
import type { LotteryNeeds } from './lottery/lottery.ts';
import { createMember } from './member/member.ts';
import { createMessages } from './messages/messages.ts';
import type { SecurityCentreNeeds } from './security-centre/security-centre.ts';
import type { Send } from './client/send.ts';
import type { Platform } from './platform.ts';
import { createPlay } from './play/play.ts';
import type { PointsNeeds } from './points/points.ts';
import { createPopups } from './popups/popups.ts';
import { createEvents, emitPlatformEvents, type Events } from './events.ts';
import { loadChunk } from './query/load-chunk.ts';
import { memoizeAsync } from './memoize-async.ts';
import { onFirstUse } from './query/on-first-use.ts';
import type { PromotionNeeds } from './promotions/promotions.ts';
import type { RecordNeeds } from './records/records.ts';
import type { RewardNeeds } from './rewards/rewards.ts';
import { accountTypeOf } from './roles/roles.ts';
import type { SearchNeeds } from './search/search.ts';
import { createSession } from './session/session.ts';
import type { Stop } from './stop.ts';
import { createLocalKeys } from './storage/local-keys.ts';
import { createReadingPlace } from './storage/reading-place.ts';
import { createSessionKeys, type SessionKeys } from './storage/session-keys.ts';
import { createSystem } from './system/system.ts';
import { createUi } from './ui/ui.ts';
import { createWalletMode } from './wallet-mode/wallet-mode.ts';
import { createWinners } from './winners/winners.ts';

/** The app without a screen. */
export type App = ReturnType<typeof createApp>;

type LateNeeds = AccountsNeeds &
  AgentNeeds &
  CashierNeeds &
  DeviceNeeds &
  Omit<HelpNeeds, 'messages' | 'announcements'> &
  Omit<InstallNeeds, 'play' | 'favourites'> &
  Omit<LiveNeeds, 'balance' | 'liveOrigin' | 'messages' | 'contracts'> &
  LotteryNeeds &
  PromotionNeeds &
  PointsNeeds &
  RecordNeeds &
  RewardNeeds &
  SearchNeeds &
  SecurityCentreNeeds;

/** Slices that late ones read. */
type OwnSlices = Pick<HelpNeeds, 'messages' | 'announcements'> &
  Pick<InstallNeeds, 'play' | 'favourites'> &
  Pick<LiveNeeds, 'balance' | 'messages' | 'contracts'>;

/** Slices that are loaded when they are first used. Each function rejects with a GatewayError where the network fails. */
function createLateSlices(needs: LateNeeds, own: OwnSlices, stops: Stop[]) {
  const late = <Slice>(load: () => Promise<Slice>) => memoizeAsync(() => loadChunk(load));
  return {
    /** Forms about accounts. */
    accounts: late(async () => {
      const parts = [import('./accounts/accounts.ts'), needs.session.prepare()] as const;
      const [{ createAccounts }] = await Promise.all(parts);
      return createAccounts(needs);
    }),
    /** The team of an agent, and the contracts of any member. */
    agent: late(async () => (await import('./agent/agent.ts')).createAgent(needs)),
    /** Deposits and withdrawals. */
    cashier: late(async () => (await import('./cashier/cashier.ts')).createCashier(needs)),
    /** The data that is kept on this device, and its notifications. */
    device: late(async () => (await import('./device/device.ts')).createDevice(needs)),
    help: late(async () => {
      const { createHelp } = await import('./help/help.ts');
      const { messages, announcements } = own;
      return createHelp({ ...needs, messages, announcements });
    }),
    /** Installation on the home screen. */
    install: late(async () => {
      const { createInstall } = await import('./install/install.ts');
      const { play, favourites } = own;
      const install = createInstall({ ...needs, play, favourites });
      stops.push(install.close);
      return install;
    }),
    /** Security, profile, payout accounts, authenticator app and devices. */
    securityCentre: late(async () => {
      const { createSecurityCentre } = await import('./security-centre/security-centre.ts');
      return createSecurityCentre(needs);
    }),
    /** Live events of the member. */
    live: late(async () => {
      const parts = [import('./live/live.ts'), import('./third-parties.ts')] as const;
      const [{ createLive }, { thirdParties }] = await Promise.all(parts);
      const { balance, messages, contracts } = own;
      const { liveOrigin } = thirdParties;
      const live = createLive({ ...needs, balance, messages, contracts, liveOrigin });
      stops.push(live.close);
      return live;
    }),
    lottery: late(async () => (await import('./lottery/lottery.ts')).createLottery(needs)),
    /** Promotions and the part of the member in them. */
    promotions: late(async () =>
      (await import('./promotions/promotions.ts')).createPromotions(needs),
    ),
    /** The points mall and the points of the member. */
    points: late(async () => (await import('./points/points.ts')).createPoints(needs)),
    /** Bets, account record, profit and loss, statements and level of the member. */
    records: late(async () => (await import('./records/records.ts')).createRecords(needs)),
    /** Bonuses, missions, invitations and all other rewards of the member. */
    rewards: late(async () => (await import('./rewards/rewards.ts')).createRewards(needs)),
    /** The recent searches of this device. */
    search: late(async () => (await import('./search/search.ts')).createSearch(needs)),
  };
}

/** Null for a guest. */
function signedInType({ read }: SessionKeys): AccountType | null {
  return read('token') === null ? null : accountTypeOf(read('isAgent'));
}

/** Sends calls, and repeats the answers in the session storage. */
function repeated(client: Send, keys: SessionKeys, events: Events): Send {
  const mirror = memoizeAsync(async () => {
    const { createSessionMirror } = await import('./storage/session-mirror.ts');
    const opened = createSessionMirror(keys);
    events.on('signedOut', opened.restore);
    return opened;
  });
  return async (call, request, options) => {
    const token = keys.read('token');
    const reply = await client(call, request, options);
    const recorded = mirror().then(({ record }) =>
      record(call.path, reply, token === keys.read('token')),
    );
    void recorded.catch(() => undefined);
    return reply;
  };
}

/** Builds and connects all slices. */
export function createApp(platform: Platform, brand: Brand = builtBrand) {
  const clock = createClock(platform.now);
  const merchant = merchantOf(brand, platform.origin);
  const events = createEvents();
  const keys = createSessionKeys(platform.sessionStorage, merchant);
  const local = createLocalKeys(platform.localStorage);
  const store = openStore(platform);
  const cache = createCache({ store, local });
  local.write('merchantCode', merchant);

  const ui = createUi({ platform, local, events });
  const language = (): Language => ui.state.language;
  const client = createClient({
    platform,
    clock,
    brand,
    language,
    token: () => keys.read('token'),
    sessionSignal: createSessionSignal(events),
    onSignedOut: (message) => session.end(message),
    onFailure: (error) => system.recordFailure(error),
  });

  const send = repeated(client, keys, events);
  const customerId = (): string | null => keys.read('customerId');
  const player = { keys, local, customerId, accountType: () => signedInType(keys), language };
  const place = { brand, platform, origin: platform.origin, now: clock.now };
  const needs = { ...player, ...place, send, store, cache, events };
  const system = createSystem(needs);
  const member = createMember(needs);
  const { module } = system;
  const { showFailure } = ui;
  const session = createSession({ ...needs, merchant, member, module, showFailure });

  /** Slices that no other needs from the start. Most are of no use to a guest. */
  const own = onFirstUse(events, {
    announcements: () => createAnnouncements(needs),
    balance: () => createBalance(needs),
    catalogue: () => createCatalogue(needs),
    contracts: () => createContracts({ ...needs, module }),
    favourites: () => createFavourites(needs),
    messages: () => createMessages(needs),
    play: () => createPlay({ ...needs, gameAddress: system.gameAddress }),
    popups: () => createPopups(needs),
    readingPlace: () => createReadingPlace(keys),
    walletMode: () => createWalletMode(needs),
    winners: () => createWinners(needs),
  });
  const stops: Stop[] = [session.close, cache.close];

  // A spread of `own` would make its slices.
  return Object.assign(own, {
    brand,
    /** The time of the gateway on a device whose clock is wrong, in epoch milliseconds. */
    now: clock.now,
    ui,
    system,
    member,
    session,
    ...createLateSlices({ ...needs, system, session }, own, stops),
    /** Learns who is signed in and whether the gateway is open. Never throws. */
    async start(): Promise<void> {
      stops.push(emitPlatformEvents(platform, events));
      await Promise.all([session.start(), system.load()]);
      events.emit('started');
    },
    /** Stops timers and listeners, and leaves the other tabs. */
    close: () => stops.forEach((stop) => stop()),
  });
}
