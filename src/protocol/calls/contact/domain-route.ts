import { object } from 'valibot';
import { defineCall } from '../../call.ts';
import { ownAddresses } from '../../model/readers/own-address.ts';

/** The own addresses of the site, by which a player knows it. The help asks for them; the start has them with the system status. */
export const getDomainRoute = defineCall({
  method: 'GET',
  path: '/wps/system/domainRoute',
  request: object({}),
  reply: ownAddresses(),
});
