import type { Seed } from '../seed/seed.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { Visited } from '../http/pipeline.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { type OperatorSettings, settingsPatch } from '../system/settings.ts';
import { resetToSeed } from '../seed/load-seed.ts';
import type { Database } from '../store/database.ts';
import { isUniqueViolation } from '../store/sql-state.ts';
import { addGames } from './add-games.ts';
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
import { receiver } from '../accounts/outbox.ts';
import { hasOperatorToken, mayReachConsole } from './may-operate.ts';
import { page, script, styles } from './page.ts';

export interface ConsoleNeeds {
  readonly database: Database;
  readonly settings: OperatorSettings;
  readonly sessions: Sessions;
  /** Loaded again by a reset. */
  readonly seed: Seed;
  /** Every request but those for the page itself carries it as the header `Operator-Token`. */
  readonly token: string;
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

class BadRequest extends Error {}

/** Only JSON: a form of another site cannot send that unasked. */
async function read<Schema extends GenericSchema>(
  context: Context<Visited>,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  if (!context.req.header('Content-Type')?.startsWith('application/json')) {
    throw new BadRequest('The console takes JSON');
  }
  const body: unknown = await context.req.json().catch(() => null);
  const { success, output, issues } = safeParse(schema, body);
  if (success) return output;
  const where = issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'the body';
  throw new BadRequest(`${where}: ${issues[0].message}`);
}

async function outbox({ sql }: Database, to: string | undefined) {
  const rows = await sql
    .selectFrom('outbox')
    .select(['recipient as to', 'channel', 'code', 'text', 'sent_at as at'])
    .where((where) => (to === undefined ? where.lit(true) : where('recipient', '=', receiver(to))))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ code, ...row }) => ({ ...row, ...(code === null ? {} : { code }) }));
}

/** What stands in the pictures that still can be answered, newest first: for who cannot look at them. */
function captchas({ sql }: Database, now: number) {
  return sql
    .selectFrom('captcha')
    .select(['text', 'made_at as at'])
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .limit(20)
    .execute();
}

function addRoutes(app: Hono<Visited>, { database, settings, seed }: ConsoleNeeds): void {
  const { sql } = database;
  const now = () => settings.clock.now();
  app.post('/_operator/accounts', async (context) => {
    const body = await read(context, accountBody);
    const id = await addAccount(database, body, now());
    return context.json({ id, username: body.username, type: body.type });
  });
  app.post('/_operator/winners', async (context) =>
    context.json({ id: await addWinner(sql, await read(context, winnerBody), now()) }),
  );
  app.post('/_operator/announcements', async (context) =>
    context.json({ id: await addAnnouncement(sql, await read(context, announcementBody), now()) }),
  );
  app.post('/_operator/banners', async (context) =>
    context.json({ id: await addBanner(sql, await read(context, bannerBody)) }),
  );
  app.post('/_operator/games', async (context) =>
    context.json({ added: await addGames(database, seed, await read(context, gamesBody)) }),
  );
  app.post('/_operator/messages', async (context) =>
    context.json({ id: await addMessage(sql, await read(context, messageBody), now()) }),
  );
}

function settingsRoutes(
  app: Hono<Visited>,
  { database, settings, sessions, seed }: ConsoleNeeds,
): void {
  app.get('/_operator/settings', async (context) => context.json(await settings.read()));
  app.patch('/_operator/settings', async (context) =>
    context.json(await settings.patch(await read(context, settingsPatch))),
  );
  app.post('/_operator/clock', async (context) => {
    const { advanceSeconds } = await read(context, clockBody);
    const { clockAheadMs } = await settings.read();
    await settings.patch({ clockAheadMs: clockAheadMs + advanceSeconds * 1000 });
    return context.json({ now: settings.clock.now() });
  });
  app.post('/_operator/reset', async (context) => {
    await settings.patch({ clockAheadMs: 0 });
    await resetToSeed(database, seed, settings.clock.now());
    settings.forget();
    sessions.forget();
    return context.json({ now: settings.clock.now() });
  });
}

function pageRoutes(app: Hono<Visited>): void {
  app.get('/_operator', (context) => context.html(page));
  app.get('/_operator/', (context) => context.redirect('/_operator', 308));
  app.get('/_operator/console.css', (context) =>
    context.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/_operator/console.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
}

/** The operator's console: for whoever sits at this computer, and nobody else. */
export function createConsole(needs: ConsoleNeeds): Hono<Visited> {
  const app = new Hono<Visited>();
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
  app.get('/_operator/outbox', async (context) =>
    context.json(await outbox(needs.database, context.req.query('to'))),
  );
  app.get('/_operator/captchas', async (context) =>
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
