import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { entryFault, mobileFault, plainMobile } from '#core/registration/entry-fault.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { useMobileCode } from '../../../widgets/firebase/use-mobile-code.ts';
import type { FieldFault } from '../field-fault.ts';
import { type NumberCountry, useDialCode } from '../mobile-number-field.tsx';
import { useCodeRequest } from '../use-code-request.ts';
import { useSubmit } from '../use-submit.ts';

interface Needs {
  accounts: Accounts;
  /** Back to logging in. */
  onClose: () => void;
  /** The player is logged in. */
  onDone: () => void;
}

interface Entry {
  country: NumberCountry;
  mobile: string;
  code: string;
  newPassword: string;
}

const nothing: Entry = {
  country: { code: null, dialCode: null },
  mobile: '',
  code: '',
  newPassword: '',
};

/** What the form for a new password by phone holds, what it lacks, asking for the code and sending it. */
export function useForgotByMobile({ accounts, onClose, onDone }: Needs) {
  const { t } = useLingui();
  const { session, ui } = useApp();
  const { codes, countries, passwordReset, registration } = accounts;
  const { rules } = useSnapshot(registration.state);
  const wrongNumber = (mobile: string) => mobileFault(rules['mobileNum'], mobile);
  const form = useForm<Entry, FieldFault>(nothing, ({ mobile, code, newPassword }) => ({
    mobile: wrongNumber(mobile),
    code: code === '' ? 'required' : null,
    newPassword: entryFault(rules['password'], newPassword),
  }));
  const { entry } = form;
  const { pending, failure, send } = useSubmit({
    mobileNum: (fault) => form.setFaults({ mobile: fault }),
    verificationCode: (fault) => form.setFaults({ code: fault }),
    newPassword: (fault) => form.setFaults({ newPassword: fault }),
  });
  const dialCode = useDialCode(countries, entry.country);
  const to = { mobile: plainMobile(entry.mobile), dialCode };
  const receiver = `+${to.dialCode} ${to.mobile}`;
  const request = useCodeRequest({ codes, use: 'reset', receiver, send });
  const mobileCode = useMobileCode(codes, 'reset');
  const byGateway = () => codes.requestForReset(to);

  function get() {
    const mobile = wrongNumber(entry.mobile);
    form.setFaults({ mobile });
    if (mobile === null) request.get(() => mobileCode.request(to, form.form.current, byGateway));
  }

  async function set() {
    const proof = await mobileCode.prove(to, entry.code);
    await passwordReset.byMobile({ ...to, ...proof, newPassword: entry.newPassword.trim() });
  }

  /** Where the gateway wants more than the new password to log in, that is done on the form for it. */
  async function choose() {
    await request.use(set);
    form.markSent();
    ui.toast(t`Your new password is set.`, { tone: 'good' });
    if (session.state.phase === 'member') onDone();
    else onClose();
  }

  return {
    form,
    rule: rules['password'],
    request: { ...request, get },
    pending: pending && !request.getting,
    failure,
    send: () => form.validate() && send(choose),
  };
}
