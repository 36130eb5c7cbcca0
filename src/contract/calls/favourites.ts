import { maxLength, object, pipe, string, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { game } from '../model/game.ts';
import { list, nothing, wholeNumber } from '../model/wire.ts';

const code = pipe(string(), maxLength(40));

const starred = object({ nodeId: wholeNumber(), vendor: code, category: code });

/** The nodes the member has starred. */
export const getFavourites = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  request: object({}),
  reply: list(wholeNumber(), 5_000),
});

/** The starred games themselves, newest first. */
export const getFavouriteGames = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  constants: { clientType: 3, platform: 'flash', pageNo: 1, pageSize: 999 },
  context: { language: 'language' },
  request: object({}),
  reply: pipe(
    object({ content: list(game) }),
    transform(({ content }) => content),
  ),
});

/** Stars a game. Starring twice changes nothing. */
export const addFavourite = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_addFavGame',
  aliases: ['/wps/relay/MCSFE_addFavoriteGameV2'],
  moduleId: 'GAMELOFAV3',
  token: 'required',
  wireNames: { category: 'gameType' },
  request: starred,
  reply: nothing(),
});

/** Takes a star back. Doing it twice changes nothing. */
export const removeFavourite = defineCall({
  method: 'DELETE',
  path: '/wps/relay/MCS2_removeFavGame',
  aliases: ['/wps/relay/MCSFE_removeFavoriteGameV2'],
  moduleId: 'GAMELOFAV3',
  token: 'required',
  wireNames: { category: 'gameType' },
  request: starred,
  reply: nothing(),
});
