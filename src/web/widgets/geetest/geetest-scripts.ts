import { literal, object, pipe, safeParse, string, minLength } from 'valibot';

/** What both generations of the vendor's captcha object have in common. */
interface CaptchaObject {
  onReady(act: () => void): unknown;
  onSuccess(act: () => void): unknown;
  onClose(act: () => void): unknown;
  onError(act: () => void): unknown;
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

/** The check did not come, or broke. */
export class CheckUnreachable extends Error {
  override readonly name = 'CheckUnreachable';
}

const waitMs = 5_000;

/** Shows a check that was made ready, and gives what it says when it was passed; null when it was closed. */
function take<Captcha extends CaptchaObject>(
  init: (ready: (captcha: Captcha) => void) => void,
  show: (captcha: Captcha) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new CheckUnreachable());
    const timer = setTimeout(fail, 2 * waitMs);
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
}

/** A check of the fourth generation. */
export function takeCaptcha4(captchaId: string, language: string): Promise<unknown> {
  const init = window.initGeetest4;
  if (!init) return Promise.reject(new CheckUnreachable());
  const offlineCb = (): void => {};
  const config = { captchaId, language, product: 'bind', timeout: waitMs, offlineCb };
  return take<Captcha4>(
    (ready) => init(config, ready),
    (captcha) => captcha.showCaptcha(),
  );
}

/** What a check of the third generation begins with: the answer of `GET /wps/captcha/geetest`. */
export interface Challenge {
  readonly gt: string;
  readonly challenge: string;
  readonly newCaptcha: boolean;
}

/** A check of the third generation. */
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
    timeout: waitMs,
  };
  return take<Captcha3>(
    (ready) => init(config, ready),
    (captcha) => captcha.verify(),
  );
}

const riskAnswer = object({
  status: literal('success'),
  data: object({ gee_token: pipe(string(), minLength(1)) }),
});

/** What the vendor makes of this device; null when it makes nothing of it. */
export function takeRiskToken(appId: string): Promise<string | null> {
  const init = window.initGeeGuard;
  if (!init) return Promise.resolve(null);
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), waitMs);
    init({ appId }, (answer) => {
      const { success, output } = safeParse(riskAnswer, answer);
      resolve(success ? output.data.gee_token : null);
    });
  });
}
