import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { entryFault, mobileFault, plainMobile } from '#core/registration/entry-fault.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../field-fault.ts';
import { type NumberCountry, useDialCode } from '../mobile-number-field.tsx';
import { useCaptcha } from '../use-captcha.ts';
import { useMobileCodeRequest } from '../use-mobile-code-request.ts';
import { useSubmit } from '../use-submit.ts';

interface Needs {
  accounts: Accounts;
  /** Returns to the login. */
  onClose: () => void;
  /** Called once the player is signed in. */
  onDone: () => void;
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
export function useForgotByMobile({ accounts, onClose, onDone }: Needs) {
  const { t } = useLingui();
  const { session, ui } = useApp();
  const { codes, countries, passwordReset, registration } = accounts;
  const { rules } = useSnapshot(registration.state);
  const numberFault = (mobile: string) => mobileFault(rules['mobileNum'], mobile);
  const form = useForm<Entry, FieldFault>(emptyEntry, ({ mobile, code, newPassword }) => ({
    mobile: numberFault(mobile),
    code: code === '' ? 'required' : null,
    newPassword: entryFault(rules['password'], newPassword),
  }));
  const { entry } = form;
  const { pending, failure, send } = useSubmit({
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
    send,
  });

  async function set() {
    const proof = await prove(entry.code);
    await passwordReset.byMobile({ ...to, ...proof, newPassword: entry.newPassword.trim() });
  }

  /** If the gateway requires a second step, the login form handles it. */
  async function choose() {
    await request.use(set);
    form.markSent();
    ui.toast(t`Your new password is set.`, { tone: 'good' });
    if (session.state.phase === 'member') onDone();
    else onClose();
  }

  return {
    form,
    captcha: formCaptcha.captcha,
    rule: rules['password'],
    request,
    pending: pending && !request.isRequesting,
    failure,
    send: () => form.validate() && send(choose),
  };
}
