import { fallback, nullish, object, pipe, string, transform, unknown } from 'valibot';
import { defineCall, type ReplyOf } from '../call.ts';
import { ownAddress } from '../model/readers/own-address.ts';
import { customerService, resource } from '../model/resource.ts';
import { whitelabel } from '../model/whitelabel.ts';
import { part } from '../model/readers/part.ts';
import { flag, list, textOrNull, text } from '../model/wire.ts';

/** Own addresses of the site: the app shows five at most. */
const ownAddresses = list(ownAddress, 5);

const systemInfo = object({
  customerService: list(customerService, 50),
  serviceKey: textOrNull(),
  domainRoute: ownAddresses,
  resources: list(resource, 100),
  whitelabel,
  /** The rules of the registration form. The app asks for them by `getRegisterRules`, so this call need not read them. */
  register: nullish(unknown(), null),
  imageCDNs: list(string(), 20),
  launchGameCDNs: list(string(), 20),
});

/** Availability of the site for this visitor, and the operator's configuration. The app calls it first. */
export const getSystemStatus = defineCall({
  method: 'GET',
  path: '/wps/system/status',
  aliases: ['/wps/v2/system/status'],
  request: object({}),
  reply: pipe(
    object({
      maintenance: flag(),
      regionRestriction: flag(),
      location: fallback(object({ ip: text(), country: text() }), { ip: '', country: '' }),
      info: part(systemInfo),
    }),
    transform(({ regionRestriction, location, info, maintenance }) => ({
      underMaintenance: maintenance,
      regionRestricted: regionRestriction,
      visitor: location,
      customerServices: info.customerService,
      serviceKey: info.serviceKey,
      domains: info.domainRoute,
      resources: info.resources,
      modules: info.whitelabel,
      registerRules: info.register,
      imageCdns: info.imageCDNs,
      launchCdns: info.launchGameCDNs,
    })),
  ),
});

/** The own addresses of the site, by which a player knows it. */
export const getDomainRoute = defineCall({
  method: 'GET',
  path: '/wps/system/domainRoute',
  request: object({}),
  reply: ownAddresses,
});

export type SystemStatus = ReplyOf<typeof getSystemStatus>;
