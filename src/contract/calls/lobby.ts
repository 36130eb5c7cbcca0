import { fallback, object, pipe, record, string, transform, unknown } from 'valibot';
import { defineCall } from '../call.ts';
import { game } from '../model/game.ts';
import { lane } from '../model/vendor.ts';
import { list } from '../model/wire.ts';
import { type Category, isCategory } from '../vocabulary/category.ts';

/** The lobby: lanes of vendors by category. */
export const getVendors = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  aliases: ['/wps/relay/GCSGAME_newGameVendor'],
  constants: { platform: 'html5-desktop' },
  context: { merchantCode: 'merchant', language: 'language' },
  request: object({}),
  reply: pipe(
    object({ data: object({ lanes: list(lane, 50) }) }),
    transform(({ data }) => data.lanes),
  ),
});

/** The most played games. */
export const getHotGames = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  moduleId: 'GAMELOHOT3',
  // The specification asks for them in English, whatever the player's language.
  constants: { isPlatform: 2, vassalage: '', platform: 'flash,html5-desktop', language: 'EN' },
  context: { merchantCode: 'merchant' },
  request: object({}),
  reply: pipe(
    object({ list: list(game, 200) }),
    transform(({ list: games }) => games),
  ),
});

/** The codes of the vendors of each category. */
export const getVendorCategories = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  aliases: ['/wps/relay/GLS2_getVassGameType'],
  token: 'optional',
  constants: { typeId: '1' },
  context: { merchant_code: 'merchant' },
  request: object({}),
  reply: pipe(
    object({ content: record(string(), fallback(record(string(), unknown()), {})) }),
    transform(({ content }) => {
      const vendors: Partial<Record<Category, string[]>> = {};
      for (const [code, listed] of Object.entries(content)) {
        if (isCategory(code)) vendors[code] = Object.keys(listed);
      }
      return vendors;
    }),
  ),
});
