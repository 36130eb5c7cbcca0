import * as countries from '#protocol/calls/countries.ts';
import * as rules from '#protocol/calls/register-rules.ts';
import * as calls from '#protocol/calls/system.ts';
import { moduleTree } from './modules.ts';
import { registerRules } from './register-rules.ts';
import { handle, type RequestContext } from '../http/request-context.ts';

/** The hosts of the site where the operator has named none. */
const demoDomains = ['parola.example', 'www.parola.example', 'play.parola.example'];

const resources = [
  { resourceType: 'FACEBOOK', url: 'https://facebook.com/parola.example', labelNameEn: 'Facebook' },
  { resourceType: 'TELEGRAM', url: 'https://t.me/parola_example', labelNameEn: 'Telegram' },
  { resourceType: 'YOUTUBE', url: 'https://youtube.com/@parola-example', labelNameEn: 'YouTube' },
  { resourceType: 'H5', url: 'https://m.parola.example', labelNameEn: 'Mobile site' },
  {
    resourceType: 'Android',
    url: 'https://download.parola.example/android',
    labelNameEn: 'Android',
  },
];

const domainsOf = ({ siteDomains }: RequestContext['settings']) =>
  siteDomains.length > 0 ? siteDomains : demoDomains;

async function info({ settings, customerServices, gamesOrigin, origin }: RequestContext) {
  return {
    customerService: [...(await customerServices.seal(settings.customerServices))],
    serviceKey: customerServices.key,
    domainRoute: domainsOf(settings),
    resources,
    whitelabel: moduleTree(settings.modules),
    register: registerRules(settings),
    imageCDNs: [origin],
    launchGameCDNs: [gamesOrigin],
  };
}

export const getSystemStatus = handle(calls.getSystemStatus, async (_, context) => ({
  maintenance: context.settings.maintenance,
  regionRestriction: context.settings.regionRestriction,
  location: context.settings.location ?? { ip: context.ip, country: '' },
  info: await info(context),
}));

export const getWhitelabel = handle(rules.getWhitelabel, (_, { settings }) =>
  moduleTree(settings.modules),
);

export const getRegisterRules = handle(rules.getRegisterRules, (_, { settings }) =>
  registerRules(settings),
);

export const getDomainRoute = handle(calls.getDomainRoute, (_, { origin, settings }) => [
  ...new Set([new URL(origin).host, ...domainsOf(settings)]),
]);

export const getCountries = handle(countries.getCountries, (_, { sql }) =>
  sql
    .selectFrom('country')
    .select(['code as countryCode', 'dial_code as countryDialingCode'])
    .orderBy('sort')
    .limit(500)
    .execute(),
);
