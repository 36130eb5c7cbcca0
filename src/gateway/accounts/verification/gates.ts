import type { RequestOf } from '#contract/call.ts';
import type { signIn } from '#contract/calls/sign-in.ts';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
import { isModuleOn } from '../../system/modules.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Visit } from '../../http/request-context.ts';
import { visitorKey } from '../../http/visitor-key.ts';

/** Whether the operator has a module on. */
export function hasModule({ settings }: Pick<Visit, 'settings'>, id: ModuleId): boolean {
  return isModuleOn(settings.modules, id);
}

/** Refusal `function.not.available` while the operator has the module off. */
export function requireModule(visit: Pick<Visit, 'settings'>, id: ModuleId): void {
  if (!hasModule(visit, id)) throw new Refusal(400, 'function.not.available');
}

/** Refusal `ip_blocked` for an address the operator lets nobody in from. */
export function checkAddress({ settings, ip }: Pick<Visit, 'settings' | 'ip'>): void {
  const blocked = settings.blockedIps.map(visitorKey);
  if (blocked.includes(visitorKey(ip))) throw new Refusal(403, 'ip_blocked');
}

/** Refusals `captcha_required` and `captcha_incorrect`, with the word that one is asked for. */
export async function checkCaptcha(
  { captchas, cookies }: Pick<Visit, 'captchas' | 'cookies'>,
  captcha: string,
): Promise<void> {
  const asks = { value: { captcha: true, field: 'captcha' } };
  if (captcha.trim() === '') throw new Refusal(200, 'captcha_required', asks);
  const right = await captchas.use(cookies.read('captchaId'), captcha);
  if (!right) throw new Refusal(200, 'captcha_incorrect', asks);
}

type Proof = Pick<RequestOf<typeof signIn>, 'geetestValidateV4' | 'geetestSeccode'>;

/** What the stand-in for the vendor hands over to whoever passes it. */
const passed = 'passed';

/** Refusal `geetest_captcha_err` without a passed check, where the modules of the scene are on. The vendor itself is not asked: its stand-in is all there is here. */
export function checkGeetest(visit: Pick<Visit, 'settings'>, scene: ModuleId, proof: Proof): void {
  if (!hasModule(visit, 'GEETEST3') || !hasModule(visit, scene)) return;
  const token = proof.geetestValidateV4?.pass_token ?? proof.geetestSeccode;
  if (token !== passed) throw new Refusal(200, 'geetest_captcha_err');
}
