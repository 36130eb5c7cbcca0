import type { RequestOf } from '#contract/call.ts';
import type { signIn } from '#contract/calls/sign-in.ts';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
import { hasModule } from '../../system/system.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';

/** Refusal `ip_blocked` for an address the operator lets nobody in from. */
export function checkAddress({ settings, ip }: Pick<RequestContext, 'settings' | 'ip'>): void {
  const blocked = settings.blockedIps.map(networkKey);
  if (blocked.includes(networkKey(ip))) throw new Refusal(403, 'ip_blocked');
}

/** Refusals `captcha_required` and `captcha_incorrect`, with the word that one is asked for. */
export async function checkCaptcha(
  { captchas, cookies }: Pick<RequestContext, 'captchas' | 'cookies'>,
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
export function checkGeetest(
  context: Pick<RequestContext, 'settings'>,
  scene: ModuleId,
  proof: Proof,
): void {
  if (!hasModule(context, 'GEETEST3') || !hasModule(context, scene)) return;
  const token = proof.geetestValidateV4?.pass_token ?? proof.geetestSeccode;
  if (token !== passed) throw new Refusal(200, 'geetest_captcha_err');
}
