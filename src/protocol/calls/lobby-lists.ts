import { object, pipe, transform } from 'valibot';
import { defineCall } from '../call.ts';
import { homeRow } from '../model/lobby/home-row.ts';
import { nextEvent } from '../model/lobby/next-event.ts';
import { tableResults } from '../model/lobby/table-results.ts';
import { list } from '../model/wire.ts';

// These calls have a file of their own, because the start of the app does without them.

/** The rows of games on the home page of a member, in the order of the operator. */
export const getHomeRows = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_homeRows',
  moduleId: 'GAMELOHOT3',
  context: { merchantCode: 'merchant' },
  request: object({}),
  reply: pipe(
    object({ list: list(homeRow, 20) }),
    transform(({ list: rows }) => rows),
  ),
});

/** The next draws and matches, by time. */
export const getNextEvents = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_nextEvents',
  moduleId: 'GAMELOHOT3',
  context: { merchantCode: 'merchant', language: 'language' },
  request: object({}),
  reply: pipe(
    object({ list: list(nextEvent, 100) }),
    transform(({ list: events }) => events),
  ),
});

/** The latest results of all live tables and arenas. */
export const getTableResults = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_tableResults',
  moduleId: 'GAMELOHOT3',
  context: { merchantCode: 'merchant' },
  request: object({}),
  reply: pipe(
    object({ list: list(tableResults, 500) }),
    transform(({ list: tables }) => tables),
  ),
});
