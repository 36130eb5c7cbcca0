import { useSnapshot } from 'valtio';
import { mobileFault, plainMobile } from '#core/registration/entry-fault.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import type { RememberedLogin } from '#core/session/remembered-login.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../field-fault.ts';
import { type NumberCountry, useDialCode } from '../mobile-number-field.tsx';
import { useCaptcha } from '../use-captcha.ts';
import { useMobileCodeRequest } from '../use-mobile-code-request.ts';
import { isSignedIn } from './use-login.ts';
import { useRememberedLogin } from './use-remembered-login.ts';
import { useSubmit } from '../use-submit.ts';

interface Entry {
  country: NumberCountry;
  mobile: string;
  code: string;
  captcha: string;
  remember: boolean;
}

const emptyEntry: Entry = {
  country: { code: null, dialCode: null },
  mobile: '',
  code: '',
  captcha: '',
  remember: false,
};

function rememberedValues({ mobile }: Entry, { sms }: RememberedLogin): Partial<Entry> {
  if (mobile !== '' || sms === null) return {};
  return { mobile: sms.mobile, country: { code: null, dialCode: sms.dialCode }, remember: true };
}

/** State, validation and submission of the form for a mobile number and a code, and the request for the code. */
export function useSmsLogin({ codes, countries, registration }: Accounts, onDone: () => void) {
  const { session } = useApp();
  const { rules } = useSnapshot(registration.state);
  const formCaptcha = useCaptcha();
  const { captcha } = formCaptcha;
  const numberFault = (mobile: string) => mobileFault(rules['mobileNum'], mobile);
  const form = useForm<Entry, FieldFault>(emptyEntry, ({ mobile, code, captcha: typed }) => ({
    mobile: numberFault(mobile),
    code: code === '' ? 'required' : null,
    captcha: captcha !== null && typed.trim() === '' ? 'required' : null,
  }));
  const { entry } = form;
  const { pending, failure, send } = useSubmit({
    captcha: (fault) => form.setFaults({ captcha: fault }, { captcha: '' }),
    verificationCode: (fault) => form.setFaults({ code: fault }),
    mobileNum: (fault) => form.setFaults({ mobile: fault }),
  });
  const dialCode = useDialCode(countries, entry.country);
  const to = { mobile: plainMobile(entry.mobile), dialCode };
  const { request, prove, guard } = useMobileCodeRequest({
    codes,
    use: 'login',
    form,
    formCaptcha,
    to,
    numberFault,
    send,
  });
  useRememberedLogin((remembered) => form.fill((latest) => rememberedValues(latest, remembered)));

  async function show() {
    const { code, captcha: typed, remember } = entry;
    const proof = await prove(code);
    await session.signInBySms({ ...to, ...proof, captcha: typed, remember });
  }

  async function signIn() {
    await guard(() => request.use(show));
    form.markSent();
    if (isSignedIn(session.state)) onDone();
  }

  return {
    form,
    captcha,
    request,
    pending: pending && !request.isRequesting,
    failure,
    send: () => form.validate() && send(signIn),
  };
}
