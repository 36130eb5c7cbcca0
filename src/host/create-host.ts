import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { gatewayRoots } from '#protocol/paths.ts';
import { answerPage } from './answer-page.ts';
import { answerHealth } from './health.ts';
import type { Documents } from './documents/documents.ts';
import { type Policy, secureOnly, securityHeaders } from './headers.ts';
import { createPromotionPreview } from './promotion-preview.ts';
import { NoAnswer } from './proxy/no-answer.ts';
import type { Site } from './site.ts';
import { orUnavailable, unavailable } from './unavailable.ts';
import {
  type AnswerCall,
  createFindVisitor,
  type Ends,
  type FindVisitor,
  type Visitor,
} from './visitor.ts';

interface HostParts {
  readonly site: Site;
  /** Origins whose games the pages may frame. */
  readonly gameOrigins: readonly string[];
  readonly answerCall: AnswerCall;
  /** By default, trusts proxies on this machine. */
  readonly findVisitor?: FindVisitor;
  /** Returns whether calls are answered. By default they are. */
  readonly isReady?: () => Promise<boolean>;
  /** Code of the merchant, in calls of the host itself. */
  readonly merchant?: string;
  /** Public pages with their content. Without them, all pages are as the build made them. */
  readonly documents?: Documents;
  readonly log: (line: string) => void;
}

/** The web server of the app's origin: it answers pages and files, passes calls to the gateway and adds headers to all answers. */
export function createHost({
  site,
  gameOrigins,
  answerCall,
  findVisitor = createFindVisitor(),
  isReady = () => Promise.resolve(true),
  merchant = 'parola',
  documents,
  log,
}: HostParts) {
  const answerPreview = createPromotionPreview(site, answerCall, { merchant });
  const addHeaders = securityHeaders(gameOrigins, site.policy);
  const host = new Hono<{
    Bindings: HttpBindings;
    Variables: { visitor: Visitor; policy?: Policy };
  }>();

  host.use(async (context, next) => {
    const visitor = findVisitor(context.env.incoming.socket, context.req.raw.headers);
    context.set('visitor', visitor);
    await next();
    addHeaders(context.res.headers, visitor.secure, context.get('policy'));
  });

  host.get('*', async (context, next) => (await answerHealth(context.req.path, isReady)) ?? next());

  for (const path of gatewayRoots.flatMap((root) => [root, `${root}/*`])) {
    host.all(path, async (context) => {
      const request = context.req.raw;
      return orUnavailable(site, request, await answerCall(request, context.get('visitor')));
    });
  }

  host.all('*', async (context) => {
    const request = context.req.raw;
    const preview = await answerPreview(request, context.get('visitor'));
    const document = preview ? null : await documents?.answer(request);
    if (document) context.set('policy', document.policy);
    return preview ?? document?.response ?? answerPage(site, request);
  });

  host.onError((error, context) => {
    if (error instanceof NoAnswer) {
      if (error.status === 502) log(`${context.req.method} ${context.req.path}: ${error.message}`);
      return unavailable(site, context.req.raw, error.status);
    }
    log(`${context.req.method} ${context.req.path} failed: ${error.message}`);
    return unavailable(site, context.req.raw, 503);
  });

  return host;
}

interface Connection {
  readonly incoming: { readonly socket: Ends };
}

type ServeGame = (request: Request, connection: Connection) => Promise<Response>;

/** The web server of the games' origin. An error is answered with a sentence that the frame of the game shows. */
export function createGamesHost(
  answerGame: AnswerCall,
  log: (line: string) => void,
  findVisitor: FindVisitor = createFindVisitor(),
): ServeGame {
  return async (request, { incoming }) => {
    const visitor = findVisitor(incoming.socket, request.headers);
    try {
      const answer = await answerGame(request, visitor);
      if (!visitor.secure) return answer;
      const headers = new Headers(answer.headers);
      for (const [name, value] of Object.entries(secureOnly)) headers.set(name, value);
      return new Response(answer.body, { status: answer.status, headers });
    } catch (error) {
      log(`A game failed: ${error instanceof Error ? error.message : String(error)}`);
      return new Response('The game cannot be reached just now. Please open it again.\n', {
        status: 503,
        headers: { 'Retry-After': '30', 'X-Content-Type-Options': 'nosniff' },
      });
    }
  };
}
