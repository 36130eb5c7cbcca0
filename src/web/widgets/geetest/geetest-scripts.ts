import { literal, object, pipe, safeParse, string, minLength } from 'valibot';
import { withUsablePage } from '../../lib/with-usable-page.ts';

/** Common interface of the captcha objects of versions 3 and 4. */
interface CaptchaObject {
  onReady(listener: () => void): unknown;
  onSuccess(listener: () => void): unknown;
  onClose(listener: () => void): unknown;
  onError(listener: () => void): unknown;
  getValidate(): unknown;
  destroy?(): void;
}

/** docs.geetest.com/captcha/deploy/client/web */
interface Captcha3 extends CaptchaObject {
  verify(): void;
}

/** docs.geetest.com/BehaviorVerification/deploy/client/web */
interface Captcha4 extends CaptchaObject {
  showCaptcha(): void;
}

declare global {
  interface Window {
    initGeetest?: (config: object, ready: (captcha: Captcha3) => void) => void;
    initGeetest4?: (config: object, ready: (captcha: Captcha4) => void) => void;
    /** docs.geetest.com/guard/deploy/web */
    initGeeGuard?: (config: object, done: (answer: unknown) => void) => void;
  }
}

/** The captcha did not load, or failed. */
class CheckUnreachable extends Error {
  override readonly name = 'CheckUnreachable';
}

const timeoutMs = 5_000;

/** Shows a captcha. Resolves with its validation result, or null when the player closes it. */
function runCaptcha<Captcha extends CaptchaObject>(
  init: (ready: (captcha: Captcha) => void) => void,
  show: (captcha: Captcha) => void,
): Promise<unknown> {
  const result = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(new CheckUnreachable());
      const timer = setTimeout(fail, 2 * timeoutMs);
      init((captcha) => {
        const end = (value: unknown): void => {
          resolve(value);
          captcha.destroy?.();
        };
        captcha.onReady(() => {
          clearTimeout(timer);
          show(captcha);
        });
        captcha.onSuccess(() => end(captcha.getValidate()));
        captcha.onClose(() => end(null));
        captcha.onError(fail);
      });
    });
  return withUsablePage(result);
}

/** Runs a captcha of version 4. */
export function takeCaptcha4(captchaId: string, language: string): Promise<unknown> {
  const init = window.initGeetest4;
  if (!init) return Promise.reject(new CheckUnreachable());
  const offlineCb = (): void => {};
  const config = { captchaId, language, product: 'bind', timeout: timeoutMs, offlineCb };
  return runCaptcha<Captcha4>(
    (ready) => init(config, ready),
    (captcha) => captcha.showCaptcha(),
  );
}

/** Challenge of version 3: the answer of `GET /wps/captcha/geetest`. */
export interface Challenge {
  readonly gt: string;
  readonly challenge: string;
  readonly newCaptcha: boolean;
}

/** Runs a captcha of version 3. */
export function takeCaptcha3(challenge: Challenge, language: string): Promise<unknown> {
  const init = window.initGeetest;
  if (!init) return Promise.reject(new CheckUnreachable());
  const config = {
    gt: challenge.gt,
    challenge: challenge.challenge,
    new_captcha: challenge.newCaptcha,
    offline: false,
    product: 'bind',
    lang: language,
    timeout: timeoutMs,
  };
  return runCaptcha<Captcha3>(
    (ready) => init(config, ready),
    (captcha) => captcha.verify(),
  );
}

const riskAnswer = object({
  status: literal('success'),
  data: object({ gee_token: pipe(string(), minLength(1)) }),
});

/** Gets the vendor's risk token of this device, or null after 5 seconds or a failure. */
export function takeRiskToken(appId: string): Promise<string | null> {
  const init = window.initGeeGuard;
  if (!init) return Promise.resolve(null);
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), timeoutMs);
    init({ appId }, (answer) => {
      const { success, output } = safeParse(riskAnswer, answer);
      resolve(success ? output.data.gee_token : null);
    });
  });
}
