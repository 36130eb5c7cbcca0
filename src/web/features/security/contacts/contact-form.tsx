import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { SentCodeField } from '../../../widgets/account-form/sent-code-field.tsx';
import { ProofField } from '../form/proof-field.tsx';
import type { ContactFormState } from './use-contact-form.ts';

interface ContactFormProps {
  state: ContactFormState;
  /** The field of the contact. */
  children: ReactNode;
}

/** The form that verifies or replaces a contact. */
export function ContactForm({
  state: { form, submission, proof, code, getCode, submit },
  children,
}: ContactFormProps) {
  const { t } = useLingui();
  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      {proof && (
        <ProofField
          proof={proof}
          value={form.entry.proof}
          onChange={(secret) => form.change({ proof: secret })}
          fault={form.fault('proof')}
        />
      )}
      {children}
      <SentCodeField
        label={proof ? t`Code that we send there` : t`Code`}
        request={code}
        onGet={getCode}
        value={form.entry.code}
        onChange={(typed) => form.change({ code: typed })}
        fault={form.fault('code')}
      />
      <SubmitButton>
        <Trans>Verify and save</Trans>
      </SubmitButton>
    </Form>
  );
}
