import type { GameType } from '#protocol/vocabulary/category.ts';
import type { Log } from './log.ts';
import { dataCopyPath } from '#protocol/model/protection/data-copy.ts';
import { downloadPath, isBelow, liveStreamPath, mediaRoot, providerRoot } from '#protocol/paths.ts';
import type { Attempts, Sessions } from './accounts/accounts.ts';
import { type LobbyCalendar, type MediaNeeds, mediaNeeds } from './catalogue/catalogue.ts';
import { type ChatNeeds, chatRoot, createChat } from './chat/chat.ts';
import type { Clock } from './clock.ts';
import { createCopyFile } from './data-copy/data-copy.ts';
import { createLiveSite } from './events/live-site.ts';
import { createStreams } from './events/streams.ts';
import { createNetworkLimit } from './http/call-limits.ts';
import { throttle } from './http/throttle.ts';
import { createMessageSite, type Providers } from './providers/providers.ts';
import type { PaymentJobs } from './payments/payments.ts';
import { createMemberBets } from './play/member-bets.ts';
import { createMemberRounds } from './play/member-rounds.ts';
import type { GameSeeds, GamesNeeds } from './play/play.ts';
import { createReplayRounds } from './play/replay-rounds.ts';
import { betsWhileOpen, roundsWhileOpen } from './play/rounds-while-open.ts';
import { createTrialRounds } from './play/trial-rounds.ts';
import type { MarketPack } from './protection/protection.ts';
import { createDownload } from './records/records.ts';
import type { Database } from './store/database.ts';
import type { OperatorSettings } from './system/system.ts';
import { createUploadSite } from './uploads/upload-site.ts';
import { uploadRoot } from './uploads/uploads.ts';

/** Answers the requests of an origin or of a path. */
interface Site {
  fetch(request: Request): Response | Promise<Response>;
}

export interface SiteOptions {
  /** Builds the site of the games, served from a second origin. */
  readonly createGames: (needs: GamesNeeds) => Site;
  /** Builds the site of the chat, below `/chat` of the games' origin. */
  readonly createChatSite: (needs: ChatNeeds) => Site;
  /** Builds the site of the pictures under `/media`. */
  readonly createMedia: (needs: MediaNeeds) => Site;
  /** Origin that may frame the games. Any loopback origin by default. */
  readonly appOrigin?: string | null;
  readonly callsPerMinute: number;
  readonly log: Log;
}

interface Needs {
  readonly database: Database;
  readonly settings: OperatorSettings;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly providers: Providers;
  readonly payments: PaymentJobs;
  readonly seeds: GameSeeds;
  readonly calendar: LobbyCalendar;
  readonly market: MarketPack;
  /** The real time, which the signatures of providers have. */
  readonly realClock: Clock;
}

/** Requests for pictures, or for a game with its files, that a client makes for each call. */
const requestsPerCall = 5;

/** Origins that may frame the games: the app's, or any port of this machine. */
function frameAncestors(appOrigin: string | null | undefined): string[] {
  if (appOrigin) return [appOrigin];
  return ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];
}

/** The site of the games, whose rounds and bets are played through the ledger. */
function openGames(
  { createGames, log }: Pick<SiteOptions, 'createGames' | 'log'>,
  { database, settings, seeds, calendar, market: { maxima, games, identity } }: Needs,
  {
    appOrigins,
    pictures,
  }: { readonly appOrigins: readonly string[]; readonly pictures: MediaNeeds },
): Site {
  const { clock, storeClock } = settings;
  const isSingle = async () => (await settings.read()).singleWallet;
  const betRules = { identity, oneSlot: games.oneSlot };
  const bets = createMemberBets(database, storeClock, {
    isSingle,
    decide: (bet) => calendar.resultOf(bet, seeds),
    maxima,
    betRules,
  });
  const leastRoundMs = (category: GameType) =>
    category === 'RNG' ? games.leastRoundMs.slots : games.leastRoundMs.others;
  const rules = { isSingle, maxima, leastRoundMs, betRules };
  const rounds = createMemberRounds(database, clock, rules);
  return createGames({
    rounds: roundsWhileOpen(rounds, settings),
    trialRounds: roundsWhileOpen(createTrialRounds(database, clock), settings),
    replays: createReplayRounds(database.sql, clock),
    bets: betsWhileOpen(bets, settings),
    seeds,
    conductOf: (category) => ({
      autoplay: games.autoplay,
      quickStop: games.quickStop,
      leastRoundMs: leastRoundMs(category),
    }),
    appOrigins,
    findGame: pictures.findGame,
    log,
  });
}

/** The sites beside the calls: games, pictures, uploads, downloads, live events and notices of payment providers, each with a limit of requests. */
export function openSites(
  { createGames, createChatSite, createMedia, appOrigin, callsPerMinute, log }: SiteOptions,
  needs: Needs,
) {
  const { database, settings, sessions, attempts, providers, payments, realClock } = needs;
  const { clock } = settings;
  const { sql } = database;
  const pictures = mediaNeeds(sql);
  const appOrigins = frameAncestors(appOrigin);
  const games = openGames({ createGames, log }, needs, { appOrigins, pictures });
  const media = createMedia(pictures);
  const uploads = createUploadSite(sql, clock);
  const streams = createStreams({ database, sessions, log });
  const chat = createChat({ database, settings, sessions, attempts, realClock, appOrigins, log });
  const chatSite = createChatSite({ chat, appOrigins, log });
  const messages = createMessageSite({
    sql,
    providers,
    clock,
    realClock,
    onMessage: () =>
      void payments.applyMessages().catch((error: unknown) => log(String(error), error)),
  });
  const limit = () => createNetworkLimit(callsPerMinute * requestsPerCall);
  const fetchMedia = throttle((request) => media.fetch(request), limit());
  const fetchUploads = throttle((request) => uploads.fetch(request), limit());
  const fetchDownload = throttle(createDownload(database, clock), limit());
  const fetchCopy = throttle(createCopyFile(sql, clock, log), limit());
  const fetchLive = throttle(createLiveSite(sql, clock, streams), limit());
  const fetchMessages = throttle((request) => messages.fetch(request), limit());
  return {
    fetchGames: throttle((request) => {
      const site = isBelow(new URL(request.url).pathname, chatRoot) ? chatSite : games;
      return site.fetch(request);
    }, limit()),
    /** Ends the streams of live events and of the chat, and opens no more. */
    endStreams(): void {
      streams.end();
      chat.endStreams();
    },
    /** Ends all streams and waits for running work. */
    async close(): Promise<void> {
      await Promise.all([streams.close(), chat.close()]);
    },
    /** Answers the requests of a path of the app's origin. Null for the path of a call. */
    of(pathname: string) {
      if (isBelow(pathname, uploadRoot)) return fetchUploads;
      if (isBelow(pathname, mediaRoot)) return fetchMedia;
      if (pathname === liveStreamPath) return fetchLive;
      if (isBelow(pathname, providerRoot)) return fetchMessages;
      if (pathname === dataCopyPath) return fetchCopy;
      return pathname === downloadPath ? fetchDownload : null;
    },
  };
}
