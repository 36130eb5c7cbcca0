import { Hono } from 'hono';
import { mediaRoot } from '#contract/paths.ts';
import { type BadgeName, drawBadge } from './art/draw-badge.ts';
import { drawBanner } from './art/draw-banner.ts';
import { drawGame } from './art/draw-game.ts';
import { drawLottery } from './art/draw-lottery.ts';
import { drawPerson } from './art/draw-person.ts';
import { drawPromotion } from './art/draw-promotion.ts';
import { drawVendorPicture, type VendorSubject } from './art/draw-vendor-picture.ts';
import { createGeetest } from './stand-ins/geetest.ts';
import type { MediaNeeds } from '#gateway/catalogue/catalogue.ts';

const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-site',
  'X-Content-Type-Options': 'nosniff',
};

const badges: readonly string[] = [
  'deposit',
  'withdrawal',
  'partners',
  'providers',
] satisfies BadgeName[];

function isBadge(name: string): name is BadgeName {
  return badges.includes(name);
}

/** Draws the picture of a file name without its extension; null when there is no such picture. */
type Draw = (name: string) => Promise<string | null> | string | null;

function numbered(draw: (id: number) => string): Draw {
  return (name) => (/^\d{1,9}$/.test(name) ? draw(Number(name)) : null);
}

function drawers({ findGame, findVendor }: MediaNeeds): Readonly<Record<string, Draw>> {
  async function game(nodeId: number): Promise<string | null> {
    const found = await findGame(nodeId);
    return found && drawGame({ ...found, nodeId });
  }

  async function vendor(code: string, draw: (vendor: VendorSubject) => string | null) {
    const found = await findVendor(code);
    return found && draw(found);
  }

  return {
    games: (name) => (/^\d{1,9}$/.test(name) ? game(Number(name)) : null),
    vendors: (name) => vendor(name, drawVendorPicture),
    people: (name) => vendor(name, drawPerson),
    banners: numbered(drawBanner),
    promotions: numbered(drawPromotion),
    lottery: (name) => (/^[\w-]{1,40}$/.test(name) ? drawLottery(name) : null),
    badges: (name) => (isBadge(name) ? drawBadge(name) : null),
  };
}

/** The site under `/media`: pictures of the demo, drawn as SVG on each request (`/media/games/10001.svg`), and the stand-in of geetest. */
export function createMedia(needs: MediaNeeds): Hono {
  const app = new Hono();
  for (const [kind, draw] of Object.entries(drawers(needs))) {
    app.get(`${mediaRoot}/${kind}/:file{.+\\.svg}`, async (context) => {
      const picture = await draw(context.req.param('file').slice(0, -'.svg'.length));
      return picture === null ? context.notFound() : context.body(picture, 200, headers);
    });
  }
  app.route('/', createGeetest());
  app.notFound(() => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } }));
  return app;
}
