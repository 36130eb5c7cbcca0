import { type Category, isCategory } from '#protocol/vocabulary/category.ts';
import { siteSettings } from './site-settings.ts';

/** A licence in the footer, and the address to verify it. */
interface Licence {
  readonly authority: string;
  readonly number: string;
  readonly url: string | null;
}

/** All facts of a white-label brand, except colours (theme) and texts (locales). */
export interface Brand {
  readonly name: string;
  readonly merchant: string;
  readonly secondMerchant: { readonly code: string; readonly hosts: readonly string[] };
  /** Years; at least 18, by law. */
  readonly minimumAge: number;
  /** An https, mailto or tel address; null without one. */
  readonly contact: string | null;
  /** Final values of the four counters on the home page. */
  readonly figures: {
    readonly depositSeconds: number;
    readonly withdrawSeconds: number;
    readonly paymentPartners: number;
    readonly gameProviders: number;
  };
  /** The counter that is shown where the gateway has no jackpot pool. */
  readonly jackpot: {
    readonly startCentavos: number;
    readonly stepCentavos: number;
    readonly stepSeconds: number;
  };
  /** Bonus on the first deposit, in percent. */
  readonly firstDepositBonus: number;
  readonly licences: readonly Licence[];
  /** Categories that the brand never offers, such as `COCKFIGHT`. */
  readonly withheld: readonly Category[];
  /** Paths of relay calls: the paths of the protocol, or their first aliases. */
  readonly relayNames: 'seed' | 'newer';
  /** The encryption of request bodies: by a compact JWE, by the older scheme with DES, or by what the gateway offers. */
  readonly sealing: 'jwe' | 'des' | 'auto';
  /** Version of the gateway's protocol. The older one takes encrypted bodies without their wrapper. */
  readonly gatewayVersion: '3' | '1';
}

const lawfulAge = 18;

type Settings = Partial<ImportMetaEnv> | undefined;

/** The brand by its settings. `PAROLA_*` settings override the values of Parola. */
export function brandFrom(settings: Settings): Brand {
  return {
    name: settings?.PAROLA_NAME || 'Parola',
    merchant: settings?.PAROLA_MERCHANT || 'parola',
    secondMerchant: {
      code: settings?.PAROLA_SECOND_MERCHANT || 'parola2',
      hosts: listed(settings?.PAROLA_SECOND_MERCHANT_HOSTS),
    },
    minimumAge: Math.max(lawfulAge, Number(settings?.PAROLA_MINIMUM_AGE) || lawfulAge),
    contact: settings?.PAROLA_CONTACT || null,
    figures: { depositSeconds: 60, withdrawSeconds: 90, paymentPartners: 80, gameProviders: 23 },
    jackpot: { startCentavos: 1_888_888_800, stepCentavos: 16_511, stepSeconds: 3 },
    firstDepositBonus: 100,
    licences: [{ authority: 'Parola demo licence', number: 'DEMO-0001', url: null }],
    withheld: listed(settings?.PAROLA_WITHHELD)
      .map((code) => code.toUpperCase())
      .filter(isCategory),
    relayNames: oneOf(['seed', 'newer'], settings?.PAROLA_RELAY_NAMES),
    sealing: oneOf(['jwe', 'des', 'auto'], settings?.PAROLA_SEALING),
    gatewayVersion: oneOf(['3', '1'], settings?.PAROLA_GATEWAY_VERSION),
  };
}

/** The word that is set, or the first one for any other setting. */
function oneOf<Word extends string>(
  words: readonly [Word, ...Word[]],
  setting: string | undefined,
): Word {
  return words.find((word) => word === setting) ?? words[0];
}

function listed(names: string | undefined): readonly string[] {
  return (names ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

export const brand: Brand = brandFrom(siteSettings());

/** The merchant code for the origin of the app. */
export function merchantOf({ merchant, secondMerchant }: Brand, origin: string): string {
  const { host, hostname } = new URL(origin);
  const second = secondMerchant.hosts.some((listed) => listed === host || listed === hostname);
  return second ? secondMerchant.code : merchant;
}
