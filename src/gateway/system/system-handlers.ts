import * as countries from '#contract/calls/countries.ts';
import * as rules from '#contract/calls/register-rules.ts';
import * as calls from '#contract/calls/system.ts';
import { moduleTree } from './modules.ts';
import { registerRules } from '../accounts/registration/register-rules.ts';
import { worded } from '../store/worded.ts';
import { answer, type Visit } from '../http/request-context.ts';

const domains = ['parola.example', 'www.parola.example', 'play.parola.example'];

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

function info({ settings, customerServices }: Visit) {
  return {
    customerService: [...customerServices.entries],
    serviceKey: customerServices.key,
    domainRoute: domains,
    resources,
    whitelabel: moduleTree(settings.modules),
    register: registerRules(settings),
    imageCDNs: [],
    launchGameCDNs: [],
  };
}

export const getSystemStatus = answer(calls.getSystemStatus, (_, visit) => ({
  maintenance: visit.settings.maintenance,
  regionRestriction: visit.settings.regionRestriction,
  location: visit.settings.location ?? { ip: visit.ip, country: '' },
  info: info(visit),
}));

export const getWhitelabel = answer(calls.getWhitelabel, (_, { settings }) =>
  moduleTree(settings.modules),
);

export const getRegisterRules = answer(rules.getRegisterRules, (_, { settings }) =>
  registerRules(settings),
);

export const getHelpCenter = answer(calls.getHelpCenter, (_, { sql, language }) =>
  sql
    .selectFrom('help_article')
    .select('tag')
    .select([worded('titles', language).as('title'), worded('contents', language).as('content')])
    .orderBy('sort')
    .limit(200)
    .execute(),
);

export const getDomainRoute = answer(calls.getDomainRoute, () => domains);

export const getCountries = answer(countries.getCountries, (_, { sql }) =>
  sql
    .selectFrom('country')
    .select(['code as countryCode', 'dial_code as countryDialingCode'])
    .orderBy('sort')
    .limit(500)
    .execute(),
);
