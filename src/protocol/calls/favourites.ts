import { object, pipe, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { game } from '../model/game.ts';
import { list, wholeNumber } from '../model/wire.ts';

/** Node ids of the member's favourite games. */
export const getFavourites = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  request: object({}),
  reply: list(wholeNumber(), 5_000),
});

/** The member's favourite games, newest first. */
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
