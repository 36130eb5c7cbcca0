import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { plainMobile } from '#protocol/mobile-number.ts';
import { entryFault, mobileFault } from '#core/registration/entry-fault.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { codeFault, type FieldFault } from '../../../widgets/account-form/field-fault.ts';
import {
  type NumberCountry,
  useDialCode,
} from '../../../widgets/account-form/mobile-number-field.tsx';
import { useCaptcha } from '../../../widgets/account-form/use-captcha.ts';
import { useMobileCodeRequest } from '../use-mobile-code-request.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';

interface Needs {
  accounts: Accounts;
  /** Returns to the login. */
  onClose: () => void;
}

interface Entry {
  country: NumberCountry;
  mobile: string;
  code: string;
  captcha: string;
  newPassword: string;
}

const emptyEntry: Entry = {
  country: { code: null, dialCode: null },
  mobile: '',
  code: '',
  captcha: '',
  newPassword: '',
};

/** State, validation and submission of the form for a password reset by mobile number, and the request for the code. */
export function useForgotByMobile({ accounts, onClose }: Needs) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { codes, countries, passwordReset, registration } = accounts;
  const { rules } = useSnapshot(registration.state);
  const numberFault = (mobile: string) => mobileFault(rules['mobileNum'], mobile);
  const form = useForm<Entry, FieldFault>(emptyEntry, ({ mobile, code, newPassword }) => ({
    mobile: numberFault(mobile),
    code: codeFault(code),
    newPassword: entryFault(rules['password'], newPassword),
  }));
  const { entry } = form;
  const submission = useSubmit({
    mobileNum: (fault) => form.setFaults({ mobile: fault }),
    captcha: (fault) => form.setFaults({ captcha: fault }, { captcha: '' }),
    verificationCode: (fault) => form.setFaults({ code: fault }),
    newPassword: (fault) => form.setFaults({ newPassword: fault }),
  });
  const dialCode = useDialCode(countries, entry.country);
  const to = { mobile: plainMobile(entry.mobile), dialCode };
  const formCaptcha = useCaptcha();
  const { request, prove } = useMobileCodeRequest({
    codes,
    use: 'reset',
    form,
    formCaptcha,
    to,
    numberFault,
  });

  async function set() {
    const proof = await prove(entry.code);
    await passwordReset.byMobile({ ...to, ...proof, newPassword: entry.newPassword.trim() });
  }

  async function choose() {
    await request.use(set);
    form.markSent();
    ui.toast(t`Your new password is set. Log in with it now.`, { tone: 'good' });
    onClose();
  }

  return {
    form,
    captcha: formCaptcha.captcha,
    rule: rules['password'],
    request,
    submission,
    send: () => form.validate() && submission.send(choose),
  };
}
