import { object } from 'valibot';
import { defineCall } from '../../call.ts';
import { trust } from '../../model/protection/trust.ts';

/** The rules of player protection and the facts of trust, for guests too: help lines, protection of money, and complaints. */
export const getTrust = defineCall({
  method: 'GET',
  path: '/wps/system/trust',
  request: object({}),
  reply: trust,
});
