import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call } from '#contract/call.ts';
import { answers } from '../handlers.ts';
import { type PipelineNeeds, respondWith, type Visited } from './pipeline.ts';
import { Refusal } from './refusal.ts';
import type { Answer } from './request-context.ts';

const largestBody = 64 * 1024;

/** What stands in front of the answers to calls: they are for the client's own code and for nobody to keep. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

function refuse(context: Context, refusal: Refusal): Response {
  const { code, message, value, status } = refusal;
  const body = { success: false, errorCode: code, message, value };
  return Response.json(body, { status, headers: Object.fromEntries(context.res.headers) });
}

function register(app: Hono<Visited>, entry: Answer<Call>, needs: PipelineNeeds): void {
  const { path, aliases, method } = entry.call;
  for (const address of [path, ...aliases]) app.on(method, address, respondWith(entry, needs));
}

/** Comes after every call, since two calls may share a path and differ in the verb. */
function registerWrongVerb(app: Hono<Visited>, { path, aliases }: Call): void {
  for (const address of [path, ...aliases]) {
    app.all(address, () => {
      throw new Refusal(405, 'http_method_not_support');
    });
  }
}

/** The calls of the contract over HTTP: `/wps`, `/lgw` and `/lotto`. */
export function createWireApp(needs: PipelineNeeds): Hono<Visited> {
  const app = new Hono<Visited>();
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new Refusal(413, 'request_too_large');
      },
    }),
  );
  const entries: readonly Answer<Call>[] = Object.values(answers);
  for (const entry of entries) register(app, entry, needs);
  for (const { call } of entries) registerWrongVerb(app, call);
  app.notFound((context) => refuse(context, new Refusal(404, 'not_found')));
  app.onError((error, context) => {
    if (error instanceof Refusal) return refuse(context, error);
    needs.log(`${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`);
    return refuse(context, new Refusal(500, 'system_busy'));
  });
  return app;
}
