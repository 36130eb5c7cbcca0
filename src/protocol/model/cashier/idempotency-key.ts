import { uuid } from '../../uuid.ts';

/** The key of a request that moves money: made by the client, and repeated until an answer comes. */
export const idempotencyKey = uuid;
