import { Hono } from 'hono';
import { clientFile } from '../client-files.ts';
import { refuse } from '../game-responses.ts';
import { verifyRound } from './verify-round.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** The page that verifies rounds at `/fair`, and its call: `POST /fair/verify`. */
export function createFair(): Hono {
  const app = new Hono();
  app.get('/fair', (context) => context.body(clientFile('fair/page.html'), 200, html));
  app.post('/fair/verify', async (context) => {
    const verified = verifyRound(await context.req.json().catch(() => null));
    if (verified === null) return refuse(context, 'request_invalid');
    return context.json(verified, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}
