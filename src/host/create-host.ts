import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { gatewayPaths } from '#contract/paths.ts';
import { answerPage } from './answer-page.ts';
import { securityHeaders } from './headers.ts';
import { NoAnswer } from './proxy.ts';
import type { Site } from './site.ts';
import { orUnavailable, unavailable } from './unavailable.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** Answers what is below the gateway's paths. */
export type AnswerCall = (request: Request, visitor: Visitor) => Promise<Response>;

export interface HostParts {
  readonly site: Site;
  readonly gamesOrigin: string;
  readonly answerCall: AnswerCall;
  readonly log: (line: string) => void;
}

/** The web server of the app's origin: pages and files, calls to the gateway, and headers on all of them. */
export function createHost({ site, gamesOrigin, answerCall, log }: HostParts) {
  const addHeaders = securityHeaders(gamesOrigin, site.policy);
  const host = new Hono<{ Bindings: HttpBindings; Variables: { visitor: Visitor } }>();

  host.use(async (context, next) => {
    const visitor = visitorOf(context.env.incoming.socket.remoteAddress, context.req.raw.headers);
    context.set('visitor', visitor);
    await next();
    addHeaders(context.res.headers, visitor.secure);
  });

  for (const path of gatewayPaths.flatMap((start) => [start, `${start}/*`])) {
    host.all(path, async (context) => {
      const request = context.req.raw;
      return orUnavailable(site, request, await answerCall(request, context.get('visitor')));
    });
  }

  host.all('*', (context) => answerPage(site, context.req.raw));

  host.onError((error, context) => {
    if (error instanceof NoAnswer) return unavailable(site, context.req.raw, error.status);
    log(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    return unavailable(site, context.req.raw, 503);
  });

  return host;
}

type AnswerGame = (request: Request) => Promise<Response>;

/** The web server of the games' origin: a game that breaks says so in its frame. */
export function createGamesHost(answerGame: AnswerGame, log: (line: string) => void): AnswerGame {
  return async (request) => {
    try {
      return await answerGame(request);
    } catch (error) {
      log(`A game failed: ${error instanceof Error ? error.message : String(error)}`);
      return new Response('The game cannot be reached just now. Please open it again.\n', {
        status: 503,
        headers: { 'Retry-After': '30', 'X-Content-Type-Options': 'nosniff' },
      });
    }
  };
}
