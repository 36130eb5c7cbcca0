import { mediaRoot } from '#protocol/paths.ts';
import { siteSettings } from './site-settings.ts';

/** A geetest account, which checks that the user is a person. */
export interface Geetest {
  readonly version: 3 | 4;
  readonly captchaId: string;
  /** Address of the script: of the vendor, or a path of this site. */
  readonly script: string;
  /** An account for risk assessment and the address of its script; null without one. */
  readonly risk: { readonly appId: string; readonly script: string } | null;
}

/** A firebase project for signing in. */
export interface Firebase {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** Firebase sends codes to mobile numbers, in place of the gateway. */
  readonly sms: boolean;
  /** Address of an Auth emulator, such as `http://localhost:9099`; null for the real service. */
  readonly emulator: string | null;
}

/** Third parties of a brand in the browser of the player. Nothing of a third party that is null is ever loaded. */
export interface ThirdParties {
  readonly geetest: Geetest | null;
  readonly firebase: Firebase | null;
  /** A further origin that sends live events; null for the app's only. */
  readonly liveOrigin: string | null;
  /** Origins of payment pages that open in a frame, besides the origin of the games. */
  readonly paymentOrigins: readonly string[];
  /** Origin of the page of the chat besides the origin of the games; null for the games' origin only. */
  readonly chatOrigin: string | null;
  /** Origins of pictures besides the app's own, such as origins of delivery networks. */
  readonly pictureOrigins: readonly string[];
}

type Settings = Partial<ImportMetaEnv> | undefined;

const vendorScripts = {
  3: 'https://static.geetest.com/static/js/gt.0.5.0.js',
  4: 'https://static.geetest.com/v4/gt4.js',
};
const riskScript = 'https://static.geetest.com/g5/gd.js';
/** The stand-ins of the embedded gateway, with the interface of the vendor. */
const standIns = { 3: `${mediaRoot}/geetest/gt.js`, 4: `${mediaRoot}/geetest/gt4.js` };
const standInRisk = `${mediaRoot}/geetest/gd.js`;

function geetestFrom(settings: Settings): Geetest | null {
  const captchaId = settings?.PAROLA_GEETEST_ID || 'parola-demo';
  if (captchaId === 'off') return null;
  const isDemo = captchaId === 'parola-demo';
  const version = settings?.PAROLA_GEETEST_VERSION === '3' ? 3 : 4;
  const riskId = settings?.PAROLA_GEETEST_RISK_ID || (isDemo ? 'parola-demo' : null);
  return {
    version,
    captchaId,
    script: settings?.PAROLA_GEETEST_SCRIPT || (isDemo ? standIns : vendorScripts)[version],
    risk: riskId
      ? {
          appId: riskId,
          script: settings?.PAROLA_GEETEST_RISK_SCRIPT || (isDemo ? standInRisk : riskScript),
        }
      : null,
  };
}

function firebaseFrom(settings: Settings): Firebase | null {
  const apiKey = settings?.PAROLA_FIREBASE_API_KEY;
  const projectId = settings?.PAROLA_FIREBASE_PROJECT_ID;
  if (!apiKey || !projectId) return null;
  const authDomain = settings?.PAROLA_FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`;
  return {
    apiKey,
    authDomain,
    projectId,
    sms: settings?.PAROLA_FIREBASE_SMS === 'on',
    emulator: settings?.PAROLA_FIREBASE_EMULATOR || null,
  };
}

/** The origins of addresses that commas separate. */
function originsOf(addresses = ''): readonly string[] {
  const wanted = addresses.split(',').filter((address) => address.trim() !== '');
  return wanted.map((address) => new URL(address.trim()).origin);
}

/** Third parties by the settings of a build. By default, the stand-in for geetest and no firebase. */
export function thirdPartiesFrom(settings: Settings): ThirdParties {
  return {
    geetest: geetestFrom(settings),
    firebase: firebaseFrom(settings),
    liveOrigin: settings?.PAROLA_LIVE_ORIGIN ? new URL(settings.PAROLA_LIVE_ORIGIN).origin : null,
    paymentOrigins: originsOf(settings?.PAROLA_PAYMENT_ORIGINS),
    chatOrigin: settings?.PAROLA_CHAT_ORIGIN ? new URL(settings.PAROLA_CHAT_ORIGIN).origin : null,
    pictureOrigins: originsOf(settings?.PAROLA_PICTURE_ORIGINS),
  };
}

/** Third parties of this site. */
export const thirdParties: ThirdParties = thirdPartiesFrom(siteSettings());
