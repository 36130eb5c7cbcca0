import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { drawCatch, drawSea } from '../art/draw-catch.ts';
import { drawGame } from '../art/draw-game.ts';
import { drawLottery } from '../art/draw-lottery.ts';
import { drawHero, drawSymbol } from '../art/draw-symbol.ts';
import type { GameKind } from '../content/game-kind.ts';
import { games } from '../content/games.ts';
import { clientFile, clientModules } from './client-files.ts';
import { tables } from './tables.ts';

const css = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const svg = 'image/svg+xml';

/** What several games look like, in front of what one of them adds. */
const common: Readonly<Partial<Record<GameKind, string>>> = {
  baccarat: 'cards.css',
  duel: 'cards.css',
  match: 'cards.css',
  bingo: 'balls.css',
  lottery: 'balls.css',
  roulette: 'bets.css',
  sicbo: 'bets.css',
};

/** What every game looks like around its scene, part by part; how it closes up on phones and in a frame comes last. */
const shell = [
  'page',
  'scene',
  'bar',
  'flourish',
  'panel',
  'stake',
  'spin',
  'sheet',
  'phone',
  'framed',
]
  .map((part) => clientFile(`shell/${part}.css`))
  .join('\n');

function styleOf(kind: GameKind): string {
  const shared = common[kind];
  const sheets = [kind === 'slot' ? [] : 'table.css', shared ?? [], `${kind}.css`].flat();
  return sheets.map(clientFile).join('\n');
}

/** The files of the pages, by the address they are served at. */
const files = new Map<string, readonly [type: string, text: string]>([
  ['/theme.css', [css, clientFile('theme/theme.css')]],
  ['/shell.css', [css, shell]],
  ...Object.keys(tables).flatMap((kind) => [
    [`/${kind}.css`, [css, styleOf(kind as GameKind)]] as const,
    [`/${kind}.js`, [script, `import './client/${kind}.client.js';\n`]] as const,
  ]),
  ...clientModules.map((name) => [`/client/${name}`, [script, clientFile(name)]] as const),
]);

/** A file that browsers may keep but ask about: a new build is seen at once. */
function send(context: Context, type: string, text: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etag };
  const unchanged = context.req.header('If-None-Match') === etag;
  return unchanged ? context.body(null, 304, headers) : context.body(text, 200, headers);
}

function gameOf(file: string) {
  const nodeId = Number.parseInt(file, 10);
  return games.find((game) => game.nodeId === nodeId) ?? null;
}

/** Scripts, styles and pictures of the game pages. */
export function createAssets(): Hono {
  const app = new Hono();
  for (const [path, [type, text]] of files) {
    app.get(path, (context) => send(context, type, text));
  }
  app.get('/slot/symbols/:file{[a-z]+\\.svg}', (context) => {
    const drawn = drawSymbol(context.req.param('file').slice(0, -'.svg'.length));
    return drawn === null ? context.notFound() : send(context, svg, drawn);
  });
  app.get('/fish/catches/:file{[a-z]+\\.svg}', (context) => {
    const drawn = drawCatch(context.req.param('file').slice(0, -'.svg'.length));
    return drawn === null ? context.notFound() : send(context, svg, drawn);
  });
  app.get('/fish/sea.svg', (context) => send(context, svg, drawSea()));
  app.get('/lottery/pictures/:file{[A-Z0-9]+\\.svg}', (context) =>
    send(context, svg, drawLottery(context.req.param('file').slice(0, -'.svg'.length))),
  );
  app.get('/slot/heroes/:file{\\d+\\.svg}', (context) => {
    const game = gameOf(context.req.param('file'));
    return send(context, svg, drawHero(game ?? { name: '', category: 'RNG' }));
  });
  app.get('/slot/covers/:file{\\d+\\.svg}', (context) => {
    const game = gameOf(context.req.param('file'));
    return game === null ? context.notFound() : send(context, svg, drawGame(game));
  });
  return app;
}
