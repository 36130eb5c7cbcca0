import { Hono } from 'hono';
import { type BadgeName, drawBadge } from './art/draw-badge.ts';
import { drawBanner } from './art/draw-banner.ts';
import { drawGame } from './art/draw-game.ts';
import { drawLottery } from './art/draw-lottery.ts';
import { drawPerson } from './art/draw-person.ts';
import { drawPromotion } from './art/draw-promotion.ts';
import { drawVendorPicture, type VendorSubject } from './art/draw-vendor.ts';
import { createGeetest } from './stand-ins/geetest.ts';
import type { Sql } from './store/database.ts';

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

type Draw = (name: string) => Promise<string | null> | string | null;

function numbered(draw: (id: number) => string): Draw {
  return (name) => (/^\d{1,9}$/.test(name) ? draw(Number(name)) : null);
}

async function gameCover(sql: Sql, nodeId: number): Promise<string | null> {
  const game = await sql
    .selectFrom('game')
    .select(['name', 'category', 'vendor', 'slot_class as slotClass'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
  return game ? drawGame({ ...game, nodeId }) : null;
}

async function ofVendor(
  sql: Sql,
  code: string,
  draw: (vendor: VendorSubject) => string | null,
): Promise<string | null> {
  const vendor = await sql
    .selectFrom('vendor')
    .select(['code', 'category'])
    .where('code', '=', code)
    .executeTakeFirst();
  return vendor ? draw(vendor) : null;
}

function drawers(sql: Sql): Readonly<Record<string, Draw>> {
  return {
    games: (name) => (/^\d{1,9}$/.test(name) ? gameCover(sql, Number(name)) : null),
    vendors: (name) => ofVendor(sql, name, drawVendorPicture),
    people: (name) => ofVendor(sql, name, drawPerson),
    banners: numbered(drawBanner),
    promotions: numbered(drawPromotion),
    lottery: (name) => (/^[\w-]{1,40}$/.test(name) ? drawLottery(name) : null),
    badges: (name) => (isBadge(name) ? drawBadge(name) : null),
  };
}

/** The pictures of the demo, drawn when they are asked for: `/media/games/10001.svg` and its like. */
export function createMedia(sql: Sql): Hono {
  const app = new Hono();
  for (const [kind, draw] of Object.entries(drawers(sql))) {
    app.get(`/media/${kind}/:file{.+\\.svg}`, async (context) => {
      const picture = await draw(context.req.param('file').slice(0, -'.svg'.length));
      return picture === null ? context.notFound() : context.body(picture, 200, headers);
    });
  }
  app.route('/', createGeetest());
  app.notFound(() => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } }));
  return app;
}
