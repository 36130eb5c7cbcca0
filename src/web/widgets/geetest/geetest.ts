import { object, parse, string } from 'valibot';
import type { Language } from '#protocol/model/language.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import type { Geetest } from '#core/third-parties.ts';
import { type Challenge, takeCaptcha3, takeCaptcha4, takeRiskToken } from './geetest-scripts.ts';

/** The action that the check protects. */
export type GeetestScene = 'login' | 'sms' | 'register';

const passed4 = object({
  captcha_id: string(),
  lot_number: string(),
  pass_token: string(),
  gen_time: string(),
  captcha_output: string(),
});
const passed3 = object({ geetest_challenge: string(), geetest_seccode: string() });

/** Fields that a passed check adds to the next call. */
export interface GeetestProof {
  geetestChallenge?: string;
  geetestSeccode?: string;
  geetestValidateV4?: Record<keyof (typeof passed4)['entries'], string>;
  geetestRisk?: { geeToken: string; scene: string };
}

/** Result of a check. Send the call only after `passed`. Without a required check the result is `passed` with an empty proof. */
export type CheckOutcome =
  | { kind: 'passed'; proof: GeetestProof }
  | { kind: 'closed' }
  | { kind: 'unreachable' };

export interface GeetestNeeds {
  /** The brand's geetest account, or null. */
  readonly account: Geetest | null;
  /** Returns true for modules that the operator has switched on. */
  readonly module: (id: ModuleId) => boolean;
  readonly language: Language;
  readonly loadScript: (address: string) => Promise<void>;
  /** Loads a challenge for version 3. */
  readonly challenge: () => Promise<Challenge>;
}

const sceneModules = {
  login: 'GEETESTLOGIN3',
  sms: 'GEETESTSMS3',
  register: 'GEETESTEMAIL3',
} as const;
const riskScenes = { login: 'login', sms: null, register: 'sign_up' } as const;

/** Language codes of geetest in versions 3 and 4. Version 4 has no Thai. */
const vendorLanguages: Readonly<Record<Language, readonly [third: string, fourth: string]>> = {
  EN: ['en', 'eng'],
  TY: ['fil', 'fil'],
  CN: ['zh-cn', 'zho'],
  TH: ['th', 'eng'],
};

type NeedsWithAccount = GeetestNeeds & { readonly account: Geetest };

/** Returns true when a scene requires a captcha. SMS codes require it with version 4 only. */
function requiresCaptcha({ account, module }: NeedsWithAccount, scene: GeetestScene): boolean {
  if (scene === 'sms' && account.version === 3) return false;
  return module('GEETEST3') && module(sceneModules[scene]);
}

async function check3({ language, challenge }: NeedsWithAccount): Promise<GeetestProof | null> {
  const result = await takeCaptcha3(await challenge(), vendorLanguages[language][0]);
  if (result === null) return null;
  const { geetest_challenge, geetest_seccode } = parse(passed3, result);
  return { geetestChallenge: geetest_challenge, geetestSeccode: geetest_seccode };
}

async function check4({ account, language }: NeedsWithAccount): Promise<GeetestProof | null> {
  const result = await takeCaptcha4(account.captchaId, vendorLanguages[language][1]);
  return result === null ? null : { geetestValidateV4: parse(passed4, result) };
}

async function check(needs: NeedsWithAccount, scene: GeetestScene): Promise<GeetestProof | null> {
  if (!requiresCaptcha(needs, scene)) return {};
  await needs.loadScript(needs.account.script);
  return needs.account.version === 3 ? check3(needs) : check4(needs);
}

/** Adds the risk token. Failures are ignored: without a token the gateway decides alone. */
async function risk(needs: NeedsWithAccount, scene: GeetestScene): Promise<GeetestProof> {
  const { account, module, loadScript } = needs;
  const name = riskScenes[scene];
  if (account.risk === null || name === null || !module('GEETESTRISK3')) return {};
  try {
    await loadScript(account.risk.script);
    const geeToken = await takeRiskToken(account.risk.appId);
    return geeToken ? { geetestRisk: { geeToken, scene: name } } : {};
  } catch {
    return {};
  }
}

/** Runs the captcha and the risk check that the operator requires for a scene. Without a required check no script is loaded. Never rejects. */
export async function takeGeetest(needs: GeetestNeeds, scene: GeetestScene): Promise<CheckOutcome> {
  const { account } = needs;
  if (account === null) return { kind: 'passed', proof: {} };
  const withAccount = { ...needs, account };
  try {
    const proof = await check(withAccount, scene);
    if (proof === null) return { kind: 'closed' };
    return { kind: 'passed', proof: { ...proof, ...(await risk(withAccount, scene)) } };
  } catch {
    return { kind: 'unreachable' };
  }
}
