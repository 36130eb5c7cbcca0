import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { operatorRoot } from '#protocol/paths.ts';
import { Refusal } from '../http/refusal.ts';
import type { HttpEnv } from '../http/request-context.ts';
import { isUniqueViolation } from '../store/sql-state.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { hasOperatorToken, mayReachConsole } from './may-operate.ts';
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
