import { fallback, object, pipe, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { game } from '../model/game.ts';
import { lanes } from '../model/vendor.ts';
import { list } from '../model/wire.ts';

/** The lobby: lanes of vendors by category. */
export const getVendors = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  aliases: ['/wps/relay/GCSGAME_newGameVendor'],
  constants: { platform: 'html5-desktop' },
  context: { merchantCode: 'merchant', language: 'language' },
  request: object({}),
  reply: pipe(
    object({ data: fallback(object({ lanes }), { lanes: [] }) }),
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
