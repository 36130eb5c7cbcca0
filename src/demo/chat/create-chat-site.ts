import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ChatNeeds, chatRoot } from '#gateway/chat/chat.ts';
import { contentPolicy } from '../games/framing.ts';
import { createChatCalls } from './chat-calls.ts';

const texts: Record<string, string> = import.meta.glob('./client/**/*.{css,html}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const scripts: Record<string, string> = import.meta.glob('./client/**/*.ts', {
  query: '?module',
  import: 'script',
  eager: true,
});

/** The tokens come first. */
const styles = ['theme/chat-theme.css', 'chat.css', 'composer.css', 'sheet.css', 'messages.css']
  .map((name) => texts[`./client/${name}`] ?? '')
  .join('\n');

/** The longest request that is read, in bytes: a text that is far too long gets its reason. */
const longestRequest = 128 * 1024;

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M1 2h14v9H7l-4 4v-4H1z" fill="teal"/></svg>';

/** Sends a file that browsers revalidate on each use, so that a new build takes effect at once. */
function send(context: Context, type: string, text: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etag };
  const unchanged = context.req.header('If-None-Match') === etag;
  return unchanged ? context.body(null, 304, headers) : context.body(text, 200, headers);
}

/** The site of the chat, below `/chat` on the games' origin: its page, the files of the page and its calls. Only the app may frame it. */
export function createChatSite(needs: ChatNeeds): Hono {
  const app = new Hono();
  const headers = {
    'Content-Security-Policy': contentPolicy(needs.appOrigins),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  app.use(
    bodyLimit({
      maxSize: longestRequest,
      onError: (context) => context.json({ reason: 'too_long' }, 413),
    }),
  );
  const page = texts['./client/page.html'] ?? '';
  app.get(chatRoot, (context) => context.html(page, 200, { 'Cache-Control': 'no-store' }));
  app.get(`${chatRoot}/chat.css`, (context) => send(context, 'text/css; charset=utf-8', styles));
  for (const [path, text] of Object.entries(scripts)) {
    const served = chatRoot + path.slice(1).replace(/\.ts$/, '.js');
    app.get(served, (context) => send(context, 'text/javascript; charset=utf-8', text));
  }
  app.get(`${chatRoot}/icon.svg`, (context) => send(context, 'image/svg+xml', icon));
  app.route(chatRoot, createChatCalls(needs));
  app.onError((error, context) => {
    needs.log(
      `${context.req.method} ${context.req.path} of the chat failed: ${error.message}`,
      error,
    );
    return context.json({ reason: 'unavailable' }, 500);
  });
  app.notFound((context) => context.text('There is no such page in the chat.', 404));
  return app;
}
