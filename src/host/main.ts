import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { givenSettings } from './settings/app-settings.ts';
import { type Backend, openBackend } from './backend.ts';
import { type Config, readConfig } from './config.ts';
import { createGamesHost, createHost } from './create-host.ts';
import { createDocuments, type Documents } from './documents/documents.ts';
import { createPublicAnswers } from './documents/public-answers.ts';
import { startRenderer } from './documents/renderer.ts';
import { renderAnew } from './documents/write-document.ts';
import { listen, type Listening } from './listen.ts';
import { onNpmExit } from './on-npm-exit.ts';
import { withRunTimeSettings } from './run-time-settings.ts';
import { readSite, type Site } from './site.ts';
import { type AnswerCall, createFindVisitor } from './visitor.ts';
import { beforeOpening, welcome } from './welcome.ts';

const noPages: Site = { assets: new Map(), policy: {} };
/** Milliseconds that requests under way get to finish, and that the whole shutdown may take. */
const timeouts = { requests: 2_000, shutdown: 10_000 };

const log = (line: string): void => console.log(line);

/** The pages, and their documents with content: null where no pages are served, or the build has no renderer. */
interface Pages {
  readonly site: Site;
  readonly documents: Documents | null;
}

/** Renders the pages of the build anew where this start has settings of the app. */
async function openPages(built: Site, config: Config, answerCall: AnswerCall): Promise<Pages> {
  const renderer = pathToFileURL(join(import.meta.dirname, '../render/renderer.js'));
  const thread = pathToFileURL(join(import.meta.dirname, 'render-thread.js'));
  const finish = (site: Site) => withRunTimeSettings(site, process.env, config.pageSources);
  if (built.assets.size === 0 || !existsSync(renderer)) {
    return { site: finish(built), documents: null };
  }
  const shared = { keepMs: config.pageDataSeconds * 1000, now: Date.now, log };
  const ask = createPublicAnswers({ ...shared, answerCall });
  const settings = givenSettings(process.env);
  const started = startRenderer({ thread, renderer, settings, ask });
  const hasSettings = Object.keys(settings).length > 0;
  const site = finish(hasSettings ? await renderAnew(built, started) : built);
  return { site, documents: createDocuments({ ...shared, site, ask, renderer: started }) };
}

/** Shuts down at the first signal to end, and when the process that started this one is gone. */
function onEnd(drainSeconds: number, end: () => Promise<void>): void {
  let ending = false;
  const endOnce = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), timeouts.shutdown + drainSeconds * 1000).unref();
    end().then(() => process.exit(0), fail);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, endOnce);
  onNpmExit(endOnce);
}

interface Running {
  readonly ports: readonly Listening[];
  readonly opening: Promise<Backend>;
  readonly drainSeconds: number;
}

/** Answers calls for as long as load balancers need to notice the end, then finishes what is under way. */
async function shutDown({ ports, opening, drainSeconds }: Running): Promise<void> {
  if (drainSeconds > 0) log(`Ending in ${drainSeconds} seconds.`);
  await sleep(drainSeconds * 1000);
  log('Ending: no more requests, finishing what is being written.');
  void opening.then(
    (backend) => backend.endStreams(),
    () => undefined,
  );
  await Promise.all(ports.map((port) => port.stop(timeouts.requests)));
  const backend = await opening;
  await backend.close();
}

/** Takes both ports before it opens the data, so that a second start cannot touch data in use. Calls wait for the data. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const built = config.gatewayOnly ? noPages : readSite(join(import.meta.dirname, '../web'));
  const { host, gameOrigins, drainSeconds, merchant } = config;
  const app = await listen({ port: config.port, host, setting: 'PORT' });
  const games =
    config.gatewayUrl === null
      ? await listen({ port: config.gamesPort, host, setting: 'GAMES_PORT' })
      : null;
  log(beforeOpening(config));
  const opening = openBackend(config, log);
  opening.catch(fail);
  const ports = games === null ? [app] : [app, games];
  let state: 'opening' | 'ready' | 'ending' = 'opening';
  onEnd(drainSeconds, () => {
    state = 'ending';
    return shutDown({ ports, opening, drainSeconds });
  });
  const findVisitor = createFindVisitor(config.trustedProxies);
  const answerCall: AnswerCall = async (...call) => (await opening).answerCall(...call);
  const isReady = async () => state === 'ready' && (await opening).isReady();
  const { site, documents } = await openPages(built, config, answerCall);
  const parts = { site, gameOrigins, answerCall, findVisitor, isReady, merchant, log };
  app.serve(createHost({ ...parts, ...(documents && { documents }) }).fetch);
  const { answerGame } = await opening;
  if (games !== null && answerGame !== null)
    games.serve(createGamesHost(answerGame, log, findVisitor));
  state = 'ready';
  log(welcome(config));
  void documents?.prepare();
}

/** Prints the reason as one sentence and ends with code 1. Stored data stays as it is. */
function fail(reason: unknown): void {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exit(1);
}

await start().catch(fail);
