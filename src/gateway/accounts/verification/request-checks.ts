import type { RequestOf } from '#protocol/call.ts';
import type { signIn } from '#protocol/calls/sign-in.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';
import { hasModule } from '../../system/system.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { networkKey } from '../../http/network-key.ts';

/** Refusal `ip_blocked` for an address that the operator has blocked. */
export function checkAddress({ settings, ip }: Pick<RequestContext, 'settings' | 'ip'>): void {
  const blocked = settings.blockedIps.map(networkKey);
  if (blocked.includes(networkKey(ip))) throw new Refusal(403, 'ip_blocked');
}

/**
 * Refusals `captcha_required` and `captcha_incorrect`. Both ask the client to show a captcha. While CAPTCHA3 is off nobody
 * gets one, so none is asked for.
 */
export async function checkCaptcha(
  context: Pick<RequestContext, 'captchas' | 'cookies' | 'settings'>,
  captcha: string,
): Promise<void> {
  if (!hasModule(context, 'CAPTCHA3')) return;
  const { captchas, cookies } = context;
  const details = { value: { captcha: true, field: 'captcha' } };
  if (captcha.trim() === '') throw new Refusal(200, 'captcha_required', details);
  const isCorrect = await captchas.use(cookies.read('captchaId'), captcha);
  if (!isCorrect) throw new Refusal(200, 'captcha_incorrect', details);
}

type Proof = Pick<RequestOf<typeof signIn>, 'geetestValidateV4' | 'geetestSeccode'>;

/** Token of the stand-in of Geetest for a passed check. */
const passedToken = 'passed';

/** Refusal `geetest_captcha_err` without a passed check, when the modules of the scene are on. Accepts the token of the stand-in; the vendor is not called. */
export function checkGeetest(
  context: Pick<RequestContext, 'settings'>,
  scene: ModuleId,
  proof: Proof,
): void {
  if (!hasModule(context, 'GEETEST3') || !hasModule(context, scene)) return;
  const token = proof.geetestValidateV4?.pass_token ?? proof.geetestSeccode;
  if (token !== passedToken) throw new Refusal(200, 'geetest_captcha_err');
}
