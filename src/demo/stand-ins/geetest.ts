import { Hono } from 'hono';
import { mediaRoot } from '#protocol/paths.ts';

const texts: Record<string, string> = import.meta.glob('./client/**/*.ts', {
  query: '?module',
  import: 'script',
  eager: true,
});

const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Serves scripts with the interface of geetest's: `/media/geetest/gt4.js`, `gt.js` and `gd.js`. The check is a slider that must be moved to its end, by pointer or keyboard. */
export function createGeetest(): Hono {
  const app = new Hono();
  for (const [path, text] of Object.entries(texts)) {
    const name = path.slice('./client/'.length).replace(/\.ts$/, '.js');
    app.get(`${mediaRoot}/geetest/${name}`, (context) => context.body(text, 200, headers));
  }
  return app;
}
