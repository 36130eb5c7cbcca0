import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { operatorRoot } from '#protocol/paths.ts';
import { Refusal } from '../http/refusal.ts';
import type { HttpEnv } from '../http/request-context.ts';
import { isUniqueViolation } from '../store/sql-state.ts';
import { Forbidden } from './access.ts';
import { authenticate } from './authenticate.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { html, readScript, styles } from './page-files.ts';
import { addPages } from './pages.ts';
import { BadRequest, checkRequest } from './read-body.ts';
import { createRoutes, type RouteTable } from './routes.ts';
import { sections } from './sections/sections.ts';

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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

const limit = bodyLimit({ maxSize: 256 * 1024 });

/** The paths of requests that bring a long list, texts in four languages or a picture. */
const longPaths = new RegExp(`^${operatorRoot}/(excluded-persons$|content/)`);
const longLimit = bodyLimit({ maxSize: 8 * 1024 * 1024 });

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

/** Words and status of an error. */
function refusalOf(error: Error): {
  readonly words: string;
  readonly status: 400 | 403 | 404 | 409 | 429 | 500 | 503;
} {
  if (error instanceof BadRequest) return { words: error.message, status: 400 };
  if (error instanceof Forbidden) return { words: error.message, status: 403 };
  if (error instanceof Refusal) {
    const { status } = error;
    const isKept = status === 404 || status === 429 || status === 503;
    return { words: error.code, status: isKept ? status : 400 };
  }
  if (isUniqueViolation(error)) return { words: 'There is one already', status: 409 };
  return { words: error.message, status: 500 };
}

/** The operator's console, which answers only requests from this computer, and the table of its routes. */
export function createConsole(needs: ConsoleNeeds): {
  readonly app: Hono<HttpEnv>;
  readonly routes: RouteTable;
} {
  const app = new Hono<HttpEnv>();
  app.use(async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (!mayReachConsole(context.req.raw, context.env.ip)) return context.notFound();
    return next();
  });
  pageRoutes(app);
  app.use(async (context, next) => {
    const token = context.req.header('Operator-Token') ?? '';
    const operator = await authenticate(needs, token, context.env.ip);
    if (operator === null) {
      return context.json({ error: 'The header Operator-Token is missing or wrong' }, 401);
    }
    context.set('operator', operator);
    return next();
  });
  app.use((context, next) => (longPaths.test(context.req.path) ? longLimit : limit)(context, next));
  app.use(async (context, next) => {
    await checkRequest(context);
    return next();
  });
  const routes = createRoutes(app, needs);
  for (const section of sections) section.addRoutes?.(routes.of(section), needs);
  addPages(app, needs, routes);
  app.notFound((context) => context.json({ error: 'not found' }, 404));
  app.onError((error, context) => {
    const { words, status } = refusalOf(error);
    return context.json({ error: words }, status);
  });
  return { app, routes };
}
