import { maxLength, maxValue, object, optional, pipe, string } from 'valibot';
import { defineCall } from '../call.ts';
import { emptyReply, wholeNumber } from '../model/wire.ts';
import { word } from '../model/readers/word.ts';
import { categoryCodes } from '../vocabulary/category.ts';

const code = pipe(string(), maxLength(40));

const favourite = object({
  nodeId: pipe(wholeNumber(), maxValue(2 ** 31 - 1)),
  vendor: code,
  /** Missing for a game of a category that the app does not know. */
  category: optional(word(categoryCodes)),
});

/** Adds a game to the favourites. Idempotent. */
export const addFavourite = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_addFavGame',
  aliases: ['/wps/relay/MCSFE_addFavoriteGameV2'],
  moduleId: 'GAMELOFAV3',
  token: 'required',
  wireNames: { category: 'gameType' },
  request: favourite,
  reply: emptyReply(),
});

/** Removes a game from the favourites. Idempotent. */
export const removeFavourite = defineCall({
  method: 'DELETE',
  path: '/wps/relay/MCS2_removeFavGame',
  aliases: ['/wps/relay/MCSFE_removeFavoriteGameV2'],
  moduleId: 'GAMELOFAV3',
  token: 'required',
  wireNames: { category: 'gameType' },
  request: favourite,
  reply: emptyReply(),
});
