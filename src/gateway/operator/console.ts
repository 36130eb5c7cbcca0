import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createHash, timingSafeEqual } from 'node:crypto';
import { operatorRoot } from '#protocol/paths.ts';
import { Refusal } from '../http/refusal.ts';
import type { HttpEnv } from '../http/request-context.ts';
import { isUniqueViolation } from '../store/sql-state.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { html, readScript, styles } from './page-files.ts';
import { addPages } from './pages.ts';
import { BadRequest } from './read-body.ts';
import { sections } from './sections/sections.ts';

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const javaScript = { 'Content-Type': 'text/javascript; charset=utf-8' };
const css = { 'Content-Type': 'text/css; charset=utf-8' };

function pageRoutes(app: Hono<HttpEnv>): void {
  app.get(operatorRoot, (context) => context.html(html));
  app.get(`${operatorRoot}/`, (context) => context.redirect(operatorRoot, 308));
  app.get(`${operatorRoot}/page.css`, (context) => context.body(styles, 200, css));
  app.get(`${operatorRoot}/page.js`, async (context) =>
    context.body(await readScript(), 200, javaScript),
  );
}

const loopbackAddress = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

function hostOf(request: Request): string {
  const header = request.headers.get('Host');
  if (header === null) return new URL(request.url).hostname;
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';
}

/** False for requests of pages of other sites: browsers send their origin. */
function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/**
 * True for a request that comes from this computer, with a loopback host name (which stops DNS rebinding), and not from
 * a page of another site.
 */
function mayReachConsole(request: Request, ip: string): boolean {
  if (!loopbackAddress.test(ip) || !loopbackHosts.has(hostOf(request))) return false;
  return request.method === 'GET' || isSameOrigin(request);
}

/** Compares the header `Operator-Token` with the token in constant time, which prevents timing attacks. */
function hasOperatorToken(request: Request, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.get('Operator-Token') ?? ''), hash(token));
}

/** The operator's console. It answers only requests from this computer. */
export function createConsole(needs: ConsoleNeeds): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (!mayReachConsole(context.req.raw, context.env.ip)) return context.notFound();
    return next();
  });
  pageRoutes(app);
  app.use(async (context, next) => {
    if (hasOperatorToken(context.req.raw, needs.token)) return next();
    return context.json({ error: 'The header Operator-Token is missing or wrong' }, 401);
  });
  app.use(bodyLimit({ maxSize: 256 * 1024 }));
  for (const section of sections) section.addRoutes?.(app, needs);
  addPages(app, needs);
  app.notFound((context) => context.json({ error: 'not found' }, 404));
  app.onError((error, context) => {
    if (error instanceof BadRequest) return context.json({ error: error.message }, 400);
    if (error instanceof Refusal) {
      return context.json({ error: error.code }, error.status === 404 ? 404 : 400);
    }
    if (isUniqueViolation(error)) return context.json({ error: 'There is one already' }, 409);
    return context.json({ error: error.message }, 500);
  });
  return app;
}
