import { useSnapshot } from 'valtio';
import { plainMobile } from '#protocol/mobile-number.ts';
import { mobileFault } from '#core/registration/entry-fault.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import type { RememberedLogin } from '#core/session/remembered-login.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { codeFault, type FieldFault } from '../../../widgets/account-form/field-fault.ts';
import {
  type NumberCountry,
  useDialCode,
} from '../../../widgets/account-form/mobile-number-field.tsx';
import { useCaptcha } from '../../../widgets/account-form/use-captcha.ts';
import { useMobileCodeRequest } from '../use-mobile-code-request.ts';
import { isSignedIn } from './use-login.ts';
import { useRememberedLogin } from './use-remembered-login.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';

interface Entry {
  country: NumberCountry;
  mobile: string;
  code: string;
  captcha: string;
  remember: boolean;
  stay: boolean;
}

const emptyEntry: Entry = {
  country: { code: null, dialCode: null },
  mobile: '',
  code: '',
  captcha: '',
  remember: false,
  stay: false,
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
    code: codeFault(code),
    captcha: captcha !== null && typed.trim() === '' ? 'required' : null,
  }));
  const { entry } = form;
  const submission = useSubmit({
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
  });
  useRememberedLogin((remembered) => form.fill((latest) => rememberedValues(latest, remembered)));

  async function show() {
    const { code, captcha: typed, remember, stay } = entry;
    const proof = await prove(code);
    await session.signInBySms({ ...to, ...proof, captcha: typed, remember, stay });
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
    submission,
    send: () => form.validate() && submission.send(signIn),
  };
}
