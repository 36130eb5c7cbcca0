import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../../lib/app-context.tsx';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import styles from './agreement.module.css';
import { TermsDialog } from './terms-dialog.tsx';
import type { Register } from './use-register.ts';

/** Agreement to the terms and confirmation of the age. The terms open in a dialog over the form. */
export function Agreement({ register: { form } }: { register: Register }) {
  const { t } = useLingui();
  const { brand } = useApp();
  const [isOpen, setOpen] = useState(false);
  const age = brand.minimumAge;
  const tick = (name: string, checked: boolean) => form.change({ [name]: checked ? 'yes' : '' });

  return (
    <div className={styles.agreement}>
      <div className={styles.terms}>
        <CheckBox
          name="terms"
          required
          checked={Boolean(form.entry['terms'])}
          onChange={({ target }) => tick('terms', target.checked)}
          error={form.fault('terms') && t`Please agree to the terms.`}
        >
          <Trans>I agree to the terms of use</Trans>
        </CheckBox>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Read the terms</Trans>
        </button>
      </div>
      <CheckBox
        name="age"
        required
        checked={Boolean(form.entry['age'])}
        onChange={({ target }) => tick('age', target.checked)}
        error={form.fault('age') && t`Please confirm that you are ${age} or older.`}
      >
        <Trans>I am {age} years of age or older</Trans>
      </CheckBox>
      {isOpen && <TermsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
