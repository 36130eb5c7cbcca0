import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { providerRoot } from '#protocol/paths.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../store/database.ts';
import type { Providers } from './provider.ts';
import { storeMessage } from './store-message.ts';

/** The largest message that is read, in bytes. */
const largest = 64 * 1024;

interface MessageNeeds {
  readonly sql: Sql;
  readonly providers: Providers;
  /** The gateway's time. */
  readonly clock: Clock;
  /** The real time, which signatures have. */
  readonly realClock: Clock;
  /** Called after a new message is in the store. Nothing waits for it. */
  readonly onMessage: () => void;
}

/**
 * The address that providers send notices to: `POST /wps/providers/<code>/notices`. Stores a notice with a good signature
 * and answers 200, also to a repeated one. 401 for a bad signature; the provider sends a notice again after every answer
 * but 200.
 */
export function createMessageSite(needs: MessageNeeds): Hono {
  const { sql, providers, clock, realClock, onMessage } = needs;
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
    context.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  app.post(
    `${providerRoot}/:code/notices`,
    bodyLimit({ maxSize: largest, onError: (context) => context.json({ received: false }, 413) }),
    async (context) => {
      const provider = providers.get(context.req.param('code'));
      if (!provider) return context.json({ received: false }, 404);
      const body = await context.req.text();
      const notice = provider.parse(body, context.req.raw.headers, realClock.now());
      if (notice === null) return context.json({ received: false }, 401);
      if (await storeMessage(sql, provider.code, notice, clock.now())) onMessage();
      return context.json({ received: true });
    },
  );
  app.notFound((context) => context.json({ received: false }, 404));
  app.onError((_, context) => context.json({ received: false }, 500));
  return app;
}
