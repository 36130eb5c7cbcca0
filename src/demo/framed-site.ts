import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { contentPolicy } from './games/framing.ts';

/** A site whose pages only the app may frame, without its routes yet. */
export function createFramedSite(appOrigins: readonly string[]): Hono {
  const app = new Hono();
  const headers = {
    'Content-Security-Policy': contentPolicy(appOrigins),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  return app;
}

/** Sends a file that browsers revalidate on each use, so that a new build takes effect at once. */
export function sendFile(context: Context, type: string, text: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etag };
  const unchanged = context.req.header('If-None-Match') === etag;
  return unchanged ? context.body(null, 304, headers) : context.body(text, 200, headers);
}
