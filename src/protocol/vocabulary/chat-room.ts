import { type InferOutput, picklist } from 'valibot';
import { type Category, categoryCodes } from './category.ts';

/** The room of a kind of games. */
// @__NO_SIDE_EFFECTS__
function roomOf<Code extends Category>(code: Code): `game:${Code}` {
  return `game:${code}`;
}

/**
 * The rooms of the chat: one for all, one for each kind of games, one for the own team, and the one with the operator.
 */
export const chatRoom = picklist(['lobby', 'team', 'support', ...categoryCodes.map(roomOf)]);
export type ChatRoom = InferOutput<typeof chatRoom>;
