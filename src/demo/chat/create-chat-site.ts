import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ChatNeeds, chatRoot } from '#gateway/chat/chat.ts';
import { createFramedSite, sendFile } from '../framed-site.ts';
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

/** The site of the chat, below `/chat` on the games' origin: its page, the files of the page and its calls. Only the app may frame it. */
export function createChatSite(needs: ChatNeeds): Hono {
  const app = createFramedSite(needs.appOrigins);
  app.use(
    bodyLimit({
      maxSize: longestRequest,
      onError: (context) => context.json({ reason: 'too_long' }, 413),
    }),
  );
  const page = texts['./client/page.html'] ?? '';
  app.get(chatRoot, (context) => context.html(page, 200, { 'Cache-Control': 'no-store' }));
  app.get(`${chatRoot}/chat.css`, (context) =>
    sendFile(context, 'text/css; charset=utf-8', styles),
  );
  for (const [path, text] of Object.entries(scripts)) {
    const served = chatRoot + path.slice(1).replace(/\.ts$/, '.js');
    app.get(served, (context) => sendFile(context, 'text/javascript; charset=utf-8', text));
  }
  app.get(`${chatRoot}/icon.svg`, (context) => sendFile(context, 'image/svg+xml', icon));
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
