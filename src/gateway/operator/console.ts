import { operatorRoot } from '#contract/paths.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { HttpEnv } from '../http/pipeline.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Database } from '../store/database.ts';
import { isUniqueViolation } from '../store/sql-state.ts';
import { type OperatorSettings, settingsPatch } from '../system/system.ts';
import { addAccount, addAnnouncement, addBanner, addMessage, addWinner } from './add-rows.ts';
import {
  accountBody,
  announcementBody,
  bannerBody,
  clockBody,
  gamesBody,
  messageBody,
  winnerBody,
} from './bodies.ts';
import { hasOperatorToken, mayReachConsole } from './may-operate.ts';
import { page, script, styles } from './page.ts';

export interface ConsoleNeeds {
  readonly database: Database;
  readonly settings: OperatorSettings;
  /** Value of the header `Operator-Token`, which every request needs except those of the page itself. */
  readonly token: string;
  /** Messages that were sent by SMS and e-mail. */
  readonly outbox: RequestContext['outbox'];
  /** Empties the store and loads its seed again. */
  reset(): Promise<void>;
  /** Adds spare slots until there are `slots`, or removes them. Returns the number of games added. */
  setSlotCount(slots: number): Promise<number>;
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

class BadRequest extends Error {}

/** Reads a JSON body. Other types are refused: a form of another site could send them without a CORS preflight. */
async function readBody<Schema extends GenericSchema>(
  context: Context<HttpEnv>,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  if (!context.req.header('Content-Type')?.startsWith('application/json')) {
    throw new BadRequest('The console takes JSON');
  }
  const body: unknown = await context.req.json().catch(() => null);
  const { success, output, issues } = safeParse(schema, body);
  if (success) return output;
  const field = issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'the body';
  throw new BadRequest(`${field}: ${issues[0].message}`);
}

/** The texts of the captchas that have not expired, newest first, for programs that cannot read the pictures. */
function captchas({ sql }: Database, now: number) {
  return sql
    .selectFrom('captcha')
    .select(['text', 'made_at as at'])
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .limit(20)
    .execute();
}

function addRoutes(app: Hono<HttpEnv>, { database, settings, setSlotCount }: ConsoleNeeds): void {
  const { sql } = database;
  const now = () => settings.clock.now();
  app.post(`${operatorRoot}/accounts`, async (context) => {
    const body = await readBody(context, accountBody);
    const id = await addAccount(database, body, now());
    return context.json({ id, username: body.username, type: body.type });
  });
  app.post(`${operatorRoot}/winners`, async (context) =>
    context.json({ id: await addWinner(sql, await readBody(context, winnerBody), now()) }),
  );
  app.post(`${operatorRoot}/announcements`, async (context) =>
    context.json({
      id: await addAnnouncement(sql, await readBody(context, announcementBody), now()),
    }),
  );
  app.post(`${operatorRoot}/banners`, async (context) =>
    context.json({ id: await addBanner(sql, await readBody(context, bannerBody)) }),
  );
  app.post(`${operatorRoot}/games`, async (context) => {
    const { slots } = await readBody(context, gamesBody);
    return context.json({ added: await setSlotCount(slots) });
  });
  app.post(`${operatorRoot}/messages`, async (context) =>
    context.json({ id: await addMessage(sql, await readBody(context, messageBody), now()) }),
  );
}

function settingsRoutes(app: Hono<HttpEnv>, { settings, reset }: ConsoleNeeds): void {
  app.get(`${operatorRoot}/settings`, async (context) => context.json(await settings.read()));
  app.patch(`${operatorRoot}/settings`, async (context) =>
    context.json(await settings.patch(await readBody(context, settingsPatch))),
  );
  app.post(`${operatorRoot}/clock`, async (context) => {
    const { advanceSeconds } = await readBody(context, clockBody);
    const { clockAheadMs } = await settings.read();
    await settings.patch({ clockAheadMs: clockAheadMs + advanceSeconds * 1000 });
    return context.json({ now: settings.clock.now() });
  });
  app.post(`${operatorRoot}/reset`, async (context) => {
    await settings.patch({ clockAheadMs: 0 });
    await reset();
    return context.json({ now: settings.clock.now() });
  });
}

function pageRoutes(app: Hono<HttpEnv>): void {
  app.get(operatorRoot, (context) => context.html(page));
  app.get(`${operatorRoot}/`, (context) => context.redirect(operatorRoot, 308));
  app.get(`${operatorRoot}/console.css`, (context) =>
    context.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get(`${operatorRoot}/console.js`, (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
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
  app.get(`${operatorRoot}/outbox`, async (context) =>
    context.json(await needs.outbox.list(context.req.query('to'))),
  );
  app.get(`${operatorRoot}/captchas`, async (context) =>
    context.json(await captchas(needs.database, needs.settings.clock.now())),
  );
  addRoutes(app, needs);
  settingsRoutes(app, needs);
  app.notFound((context) => context.json({ error: 'not found' }, 404));
  app.onError((error, context) => {
    if (error instanceof BadRequest) return context.json({ error: error.message }, 400);
    if (isUniqueViolation(error)) return context.json({ error: 'There is one already' }, 409);
    return context.json({ error: error.message }, 500);
  });
  return app;
}
