import { join } from 'node:path';
import { type Backend, openBackend } from './backend.ts';
import { type Config, readConfig } from './config.ts';
import { createGamesHost, createHost } from './create-host.ts';
import { listen, type Listening } from './listen.ts';
import { readSite, type Site } from './site.ts';
import { createFindVisitor } from './visitor.ts';
import { beforeOpening, welcome } from './welcome.ts';

const noPages: Site = { assets: new Map(), policy: {} };
/** Milliseconds that requests under way get to finish, and the whole ending. */
const patience = { requests: 2_000, ending: 10_000 };

const say = (line: string): void => console.log(line);

function pagesOf(config: Config): Site {
  return config.gatewayOnly ? noPages : readSite(join(import.meta.dirname, '../web'));
}

function endOn(signals: readonly NodeJS.Signals[], end: () => Promise<void>): void {
  let ending = false;
  const endOnce = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), patience.ending).unref();
    end().then(() => process.exit(0), fail);
  };
  for (const signal of signals) process.on(signal, endOnce);
  process.on('disconnect', endOnce);
}

async function end(listening: readonly Listening[], opening: Promise<Backend>): Promise<void> {
  say('Ending: no more requests, finishing what is being written.');
  await Promise.all(listening.map((port) => port.stop(patience.requests)));
  const backend = await opening;
  await backend.close();
}

/** Both ports are taken before the data is opened, so that a second start can do no harm. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const site = pagesOf(config);
  const { host } = config;
  const app = await listen({ port: config.port, host, setting: 'PORT' });
  const games =
    config.gatewayUrl === null
      ? await listen({ port: config.gamesPort, host, setting: 'GAMES_PORT' })
      : null;
  say(beforeOpening(config));
  const opening = openBackend(config, say);
  endOn(['SIGINT', 'SIGTERM'], () => end(games === null ? [app] : [app, games], opening));
  const { answerCall, answerGame } = await opening;
  const findVisitor = createFindVisitor(config.trustedProxies);
  const { gamesOrigin } = config;
  app.serve(createHost({ site, gamesOrigin, answerCall, findVisitor, log: say }).fetch);
  if (games !== null && answerGame !== null)
    games.serve(createGamesHost(answerGame, say, findVisitor));
  say(welcome(config));
}

/** One sentence for the person who started it; what was written stays as it was. */
function fail(reason: unknown): void {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exit(1);
}

await start().catch(fail);
