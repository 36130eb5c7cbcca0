import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { entryFault } from '#core/registration/entry-fault.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import type { FieldFault } from './field-fault.ts';
import { useSubmit } from './use-submit.ts';

const emptyEntry = { oldPassword: '', newPassword: '', confirmation: '' };

/** State, validation and submission of the form for a new password. It sends the old password only if the session does not know it. */
export function usePasswordChange({ registration }: Accounts, onDone: () => void) {
  const { t } = useLingui();
  const { session, ui } = useApp();
  const { knowsPassword } = useSnapshot(session.state);
  const { rules } = useSnapshot(registration.state);
  const form = useForm<typeof emptyEntry, FieldFault>(emptyEntry, (entry) => ({
    oldPassword: !knowsPassword && entry.oldPassword.trim() === '' ? 'required' : null,
    newPassword: entryFault(rules['password'], entry.newPassword),
    confirmation: confirmationFault(entry),
  }));
  const submission = useSubmit({
    ...(!knowsPassword && { oldPassword: (fault) => form.setFaults({ oldPassword: fault }) }),
    newPassword: (fault) => form.setFaults({ newPassword: fault }),
    confirmNewPassword: (fault) => form.setFaults({ confirmation: fault }),
  });

  async function change() {
    const { oldPassword, ...chosen } = form.entry;
    await session.changePassword(knowsPassword ? chosen : { ...chosen, oldPassword });
    form.markSent();
    ui.toast(t`Your new password is set.`, { tone: 'good' });
    onDone();
  }

  return {
    form,
    rule: rules['password'],
    knowsPassword,
    submission,
    send: () => form.validate() && submission.send(change),
  };
}

function confirmationFault({ newPassword, confirmation }: typeof emptyEntry): FieldFault | null {
  if (confirmation === '') return 'required';
  return confirmation === newPassword ? null : 'differs';
}
