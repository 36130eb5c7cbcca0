import { maxLength, object, pipe, string } from 'valibot';
import { defineCall } from '../call.ts';
import { nothing, wholeNumber } from '../model/wire.ts';
import { category } from '../vocabulary/category.ts';

const code = pipe(string(), maxLength(40));

const starred = object({ nodeId: wholeNumber(), vendor: code, category });

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
