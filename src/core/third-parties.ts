import { mediaRoot } from '#contract/paths.ts';

/** An account with geetest, which makes sure that a person is there. */
export interface Geetest {
  readonly version: 3 | 4;
  readonly captchaId: string;
  /** Where its script is: the vendor's, or a path of ours. */
  readonly script: string;
  /** An account with its reckoning of risk, and where the script of that is; null without one. */
  readonly risk: { readonly appId: string; readonly script: string } | null;
}

/** A firebase project that people may sign in with. */
export interface Firebase {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** Whether codes to mobile numbers are sent by it, in place of the gateway's SMS. */
  readonly sms: boolean;
  /** Where an Auth emulator stands in for it, such as `http://localhost:9099`; null for the real one. */
  readonly emulator: string | null;
}

/** Whom a brand works with in the player's own browser. Null: nothing of theirs is ever loaded. */
export interface ThirdParties {
  readonly geetest: Geetest | null;
  readonly firebase: Firebase | null;
}

type Settings = Partial<ImportMetaEnv> | undefined;

const vendorScripts = {
  3: 'https://static.geetest.com/static/js/gt.0.5.0.js',
  4: 'https://static.geetest.com/v4/gt4.js',
};
const riskScript = 'https://static.geetest.com/g5/gd.js';
/** What the embedded gateway serves in the vendor's place, with the same interface. */
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

/** Whom a build works with, by its settings: without any, our own stand-in for geetest, and no firebase. */
export function thirdPartiesFrom(settings: Settings): ThirdParties {
  return { geetest: geetestFrom(settings), firebase: firebaseFrom(settings) };
}

/** Whom this build works with. */
export const thirdParties: ThirdParties = thirdPartiesFrom(import.meta.env);
