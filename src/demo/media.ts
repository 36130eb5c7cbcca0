import { Hono } from 'hono';
import { mediaRoot } from '#protocol/paths.ts';
import { drawAvatar } from './art/draw-avatar.ts';
import { drawBank } from './art/draw-bank.ts';
import { type BadgeName, drawBadge } from './art/draw-badge.ts';
import { drawBanner } from './art/draw-banner.ts';
import { drawGame } from './art/draw-game.ts';
import { drawLottery } from './art/draw-lottery.ts';
import { drawPerson } from './art/draw-person.ts';
import { drawPromotion } from './art/draw-promotion.ts';
import { drawReward } from './art/draw-reward.ts';
import { drawVendorPicture, type VendorSubject } from './art/draw-vendor-picture.ts';
import { createGeetest } from './stand-ins/geetest.ts';
import { announcements } from './content/announcements.ts';
import { banners } from './content/banners.ts';
import { pictureNumber } from './picture-number.ts';
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

/** Draws the pictures that a list names. */
function numbered(known: readonly number[], draw: (id: number) => string | null): Draw {
  return (name) => {
    const id = pictureNumber(name);
    return id !== null && known.includes(id) ? draw(id) : null;
  };
}

/** Codes of vendors. */
const code = /^\w{1,40}$/;

function drawers({ findGame, findVendor }: MediaNeeds): Readonly<Record<string, Draw>> {
  async function game(name: string): Promise<string | null> {
    const nodeId = pictureNumber(name);
    const found = nodeId === null ? null : await findGame(nodeId);
    return nodeId === null || found === null ? null : drawGame({ ...found, nodeId });
  }

  async function vendor(name: string, draw: (vendor: VendorSubject) => string | null) {
    const found = code.test(name) ? await findVendor(name) : null;
    return found && draw(found);
  }

  const promotionIds = announcements.filter(({ type }) => type === 'PR').map(({ id }) => id);
  const bannerIds = banners.map(({ bannerId }) => bannerId);

  return {
    games: game,
    vendors: (name) => vendor(name, drawVendorPicture),
    people: (name) => vendor(name, drawPerson),
    banners: numbered(bannerIds, drawBanner),
    promotions: numbered(promotionIds, drawPromotion),
    lottery: drawLottery,
    avatars: (name) => drawAvatar(pictureNumber(name) ?? 0),
    banks: drawBank,
    rewards: drawReward,
    badges: (name) => (isBadge(name) ? drawBadge(name) : null),
  };
}

/** The site under `/media`: pictures of the demo's content, drawn as SVG on each request (`/media/games/10001.svg`), and the stand-in of geetest. */
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
