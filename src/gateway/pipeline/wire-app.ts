import { type Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { Call } from '#protocol/call.ts';
import { type PipelineNeeds, respondWith } from './pipeline.ts';
import { isUnstorable } from '../store/sql-state.ts';
import { Refusal } from '../http/refusal.ts';
import type { CallHandler, HttpEnv } from '../http/request-context.ts';

interface WireAppNeeds extends PipelineNeeds {
  /** One handler for each call of the protocol. */
  readonly handlers: readonly CallHandler<Call>[];
}

/** Headers of every answer: not cached, not rendered, not read by other origins. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Clients show a `message` to the player, in preference to their own text for the code. This gateway explains itself to developers only, in `detail`. */
function refuse(context: Context, refusal: Refusal): Response {
  const { code, message: detail, retryAfterSeconds, value, status } = refusal;
  const body = { success: false, errorCode: code, message: refusal.words, detail, value };
  const wait = retryAfterSeconds === null ? {} : { 'Retry-After': String(retryAfterSeconds) };
  const all = { ...Object.fromEntries(context.res.headers), ...wait };
  return Response.json(body, { status, headers: all });
}

/** Returns whether a request is for this call, and not for another of its path and method. */
function isChosen({ chosenBy, constants }: Call, context: Context<HttpEnv>): boolean {
  return chosenBy === null || context.req.query(chosenBy) === String(constants[chosenBy]);
}

function addRoute(app: Hono<HttpEnv>, handler: CallHandler<Call>, needs: PipelineNeeds): void {
  const { path, aliases, method } = handler.call;
  const respond = respondWith(handler, needs);
  for (const address of [path, ...aliases]) {
    app.on(method, address, (context, next) =>
      isChosen(handler.call, context) ? respond(context) : next(),
    );
  }
}

/** Refuses other methods on the path of a call. Runs after all routes: two calls may share a path and differ in the method. */
function refuseOtherMethods(app: Hono<HttpEnv>, { path, aliases }: Call): void {
  for (const address of [path, ...aliases]) {
    app.all(address, () => {
      throw new Refusal(405, 'http_method_not_support');
    });
  }
}

/** Serves the calls of the protocol over HTTP, under `/wps`, `/lgw` and `/lotto`. */
export function createWireApp({ handlers, ...needs }: WireAppNeeds): Hono<HttpEnv> {
  // All addresses are plain. The usual router would first compile them to expressions, at the first request of each gateway.
  const app = new Hono<HttpEnv>({ router: new TrieRouter() });
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    await next();
  });
  const chosenFirst = handlers.toSorted(
    (one, other) => Number(one.call.chosenBy === null) - Number(other.call.chosenBy === null),
  );
  for (const handler of chosenFirst) addRoute(app, handler, needs);
  for (const { call } of handlers) refuseOtherMethods(app, call);
  app.notFound((context) => refuse(context, new Refusal(404, 'not_found')));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(context, error);
    needs.log(
      `${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`,
      error,
    );
    if (isUnstorable(error)) return refuse(context, new Refusal(400, 'request_invalid'));
    return refuse(context, new Refusal(500, 'system_busy'));
  });
  return app;
}
