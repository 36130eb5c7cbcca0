import { object, parse, string } from 'valibot';
import type { Language } from '#contract/model/language.ts';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
import type { Geetest } from '#core/third-parties.ts';
import { type Challenge, takeCaptcha3, takeCaptcha4, takeRiskToken } from './geetest-scripts.ts';

/** What is about to be done. */
export type GeetestScene = 'login' | 'sms' | 'register';

const passed4 = object({
  captcha_id: string(),
  lot_number: string(),
  pass_token: string(),
  gen_time: string(),
  captcha_output: string(),
});
const passed3 = object({ geetest_challenge: string(), geetest_seccode: string() });

/** What a passed check adds to the call that is made next. */
export interface GeetestProof {
  geetestChallenge?: string;
  geetestSeccode?: string;
  geetestValidateV4?: Record<keyof (typeof passed4)['entries'], string>;
  geetestRisk?: { geeToken: string; scene: string };
}

/** How a check ended. Only after `passed` the call is made; with nobody asking for a check, it is passed without a proof. */
export type CheckOutcome =
  { kind: 'passed'; proof: GeetestProof } | { kind: 'closed' } | { kind: 'unreachable' };

export interface GeetestNeeds {
  /** The brand's account; null: it has none. */
  readonly account: Geetest | null;
  /** Whether the operator has switched a module on. */
  readonly module: (id: ModuleId) => boolean;
  readonly language: Language;
  readonly loadScript: (address: string) => Promise<void>;
  /** What a check of the third generation begins with. */
  readonly challenge: () => Promise<Challenge>;
}

const sceneModules = {
  login: 'GEETESTLOGIN3',
  sms: 'GEETESTSMS3',
  register: 'GEETESTEMAIL3',
} as const;
const riskScenes = { login: 'login', sms: null, register: 'sign_up' } as const;

/** The vendor's words for our languages, in each generation. The fourth has no Thai. */
const vendorLanguages: Readonly<Record<Language, readonly [third: string, fourth: string]>> = {
  EN: ['en', 'eng'],
  TY: ['fil', 'fil'],
  CN: ['zh-cn', 'zho'],
  TH: ['th', 'eng'],
};

type Present = GeetestNeeds & { readonly account: Geetest };

/** Whether a check is asked for before a scene. By SMS only the fourth generation is taken. */
function asksCheck({ account, module }: Present, scene: GeetestScene): boolean {
  if (scene === 'sms' && account.version === 3) return false;
  return module('GEETEST3') && module(sceneModules[scene]);
}

async function check3({ language, challenge }: Present): Promise<GeetestProof | null> {
  const result = await takeCaptcha3(await challenge(), vendorLanguages[language][0]);
  if (result === null) return null;
  const { geetest_challenge, geetest_seccode } = parse(passed3, result);
  return { geetestChallenge: geetest_challenge, geetestSeccode: geetest_seccode };
}

async function check4({ account, language }: Present): Promise<GeetestProof | null> {
  const result = await takeCaptcha4(account.captchaId, vendorLanguages[language][1]);
  return result === null ? null : { geetestValidateV4: parse(passed4, result) };
}

async function check(needs: Present, scene: GeetestScene): Promise<GeetestProof | null> {
  if (!asksCheck(needs, scene)) return {};
  await needs.loadScript(needs.account.script);
  return needs.account.version === 3 ? check3(needs) : check4(needs);
}

/** The reckoning of risk never holds anybody up: without it the gateway makes up its own mind. */
async function risk(needs: Present, scene: GeetestScene): Promise<GeetestProof> {
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

/** Makes sure that a person is there, where the operator asks for it. Nothing of the vendor's is loaded otherwise. Never rejects. */
export async function takeGeetest(needs: GeetestNeeds, scene: GeetestScene): Promise<CheckOutcome> {
  const { account } = needs;
  if (account === null) return { kind: 'passed', proof: {} };
  const present = { ...needs, account };
  try {
    const proof = await check(present, scene);
    if (proof === null) return { kind: 'closed' };
    return { kind: 'passed', proof: { ...proof, ...(await risk(present, scene)) } };
  } catch {
    return { kind: 'unreachable' };
  }
}
