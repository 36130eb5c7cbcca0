import { array, boolean, nullable, number, object, picklist, string } from 'valibot';
import { letterTargets } from '#protocol/vocabulary/message.ts';
import { declareEntry } from '../cache/declare-entry.ts';

/** A letter that waits for the gateway. Its key is made when it is written, so that it is sent once. */
const waitingLetter = object({
  key: string(),
  to: picklist(letterTargets),
  account: nullable(string()),
  /** Name of the recipient on the page. */
  name: string(),
  title: string(),
  content: string(),
  at: number(),
  /** The gateway has refused it: it waits for the player. */
  isRefused: boolean(),
});

/** Changes that the gateway has not got yet: letters, and ids of messages that were read. */
export const keptUnsentMessages = declareEntry(
  'unsent-messages',
  {
    shape: object({ letters: array(waitingLetter), reads: array(string()) }),
  },
  'unsent',
);
