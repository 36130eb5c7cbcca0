import { Hono } from 'hono';
import type { GamesNeeds } from '#gateway/play/play.ts';
import { drawBird, drawCatch, drawSea } from '../art/draw-catch.ts';
import { drawGame } from '../art/draw-game.ts';
import { drawLottery } from '../art/draw-lottery.ts';
import { drawHero, drawSymbol } from '../art/draw-symbol.ts';
import { pictureNumber } from '../picture-number.ts';
import type { GameKind } from '../content/game-kind.ts';
import { sendFile } from '../framed-site.ts';
import { clientFile, clientModules } from './client-files.ts';
import { tables } from './tables.ts';

const css = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const svg = 'image/svg+xml';

/** Styles that several kinds share. They come before the styles of the kind. */
const sharedStyles: Readonly<Partial<Record<GameKind, readonly string[]>>> = {
  baccarat: ['table/cards.css', 'live/live.css'],
  cockfight: ['table/cards.css'],
  duel: ['table/cards.css'],
  poker: ['table/cards.css'],
  bingo: ['table/balls.css'],
  lottery: ['table/balls.css'],
  roulette: ['table/bets.css', 'live/live.css'],
  sicbo: ['table/bets.css', 'live/live.css'],
};

/** Styles of the page around the scene, for every game. The rules for phones and for frames come last. */
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
  'replay',
]
  .map((part) => clientFile(`shell/${part}.css`))
  .concat(['stake/stake-field.css', 'fair/proof.css', 'chips/chips.css'].map(clientFile))
  .join('\n');

const bookStyles = ['book/book.css', 'book/bet.css', 'book/slip.css'];

/** True for the books, which share their page. */
const isBook = (kind: GameKind): boolean => kind === 'sports' || kind === 'esports';

function styleOf(kind: GameKind): string {
  const shared = sharedStyles[kind];
  const own = isBook(kind) ? bookStyles : `${kind}/${kind}.css`;
  const sheets = [kind === 'slot' ? [] : 'table/table.css', shared ?? [], own].flat();
  return sheets.map(clientFile).join('\n');
}

/** The files of the pages, by the path that serves them. */
const files = new Map<string, readonly [type: string, text: string]>([
  ['/theme.css', [css, clientFile('theme/theme.css')]],
  ['/shell.css', [css, shell]],
  ['/fair.css', [css, clientFile('fair/proof.css')]],
  ...Object.keys(tables).flatMap((kind) => [
    [`/${kind}.css`, [css, styleOf(kind as GameKind)]] as const,
    [`/${kind}.js`, [script, `import './client/${kind}/main.js';\n`]] as const,
  ]),
  ...Array.from(clientModules, ([name, text]) => [`/client/${name}`, [script, text]] as const),
]);

/** The site with scripts, styles and pictures of the game pages. Games beyond the catalogue have no pictures. */
export function createAssets(findGame: GamesNeeds['findGame']): Hono {
  async function gameOf(file: string) {
    const nodeId = pictureNumber(file.slice(0, -'.svg'.length));
    const found = nodeId === null ? null : await findGame(nodeId);
    return nodeId === null || found === null ? null : { ...found, nodeId };
  }

  const app = new Hono();
  for (const [path, [type, text]] of files) {
    app.get(path, (context) => sendFile(context, type, text));
  }
  app.get('/slot/symbols/:file{[a-z]+\\.svg}', (context) => {
    const drawn = drawSymbol(context.req.param('file').slice(0, -'.svg'.length));
    return drawn === null ? context.notFound() : sendFile(context, svg, drawn);
  });
  app.get('/fish/catches/:file{[a-z]+\\.svg}', (context) => {
    const drawn = drawCatch(context.req.param('file').slice(0, -'.svg'.length));
    return drawn === null ? context.notFound() : sendFile(context, svg, drawn);
  });
  app.get('/cockfight/birds/:file{[a-z]+\\.svg}', (context) => {
    const drawn = drawBird(context.req.param('file').slice(0, -'.svg'.length));
    return drawn === null ? context.notFound() : sendFile(context, svg, drawn);
  });
  app.get('/fish/sea.svg', (context) => sendFile(context, svg, drawSea()));
  app.get('/lottery/pictures/:file{[A-Z0-9]+\\.svg}', (context) => {
    const drawn = drawLottery(context.req.param('file').slice(0, -'.svg'.length));
    return drawn === null ? context.notFound() : sendFile(context, svg, drawn);
  });
  app.get('/slot/heroes/:file{\\d+\\.svg}', async (context) => {
    const game = await gameOf(context.req.param('file'));
    return game === null ? context.notFound() : sendFile(context, svg, drawHero(game));
  });
  app.get('/slot/covers/:file{\\d+\\.svg}', async (context) => {
    const game = await gameOf(context.req.param('file'));
    return game === null ? context.notFound() : sendFile(context, svg, drawGame(game));
  });
  return app;
}
