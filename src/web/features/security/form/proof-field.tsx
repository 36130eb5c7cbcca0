import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { IdentityProof } from '#protocol/model/security/identity-proof.ts';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { WithdrawalPasswordField } from '../../../widgets/account-form/withdrawal-password-field.tsx';
import { SentCodeField } from '../../../widgets/account-form/sent-code-field.tsx';
import styles from './proof-field.module.css';
import type { Proof } from './use-identity-proof.ts';
import { useSecretFaultMessage } from '../../../widgets/account-form/use-secret-fault-message.ts';

const names: Readonly<Record<IdentityProof, MessageDescriptor>> = {
  withdrawalPassword: msg`Withdrawal password`,
  sms: msg`Code by SMS`,
  email: msg`Code by email`,
  loginPassword: msg`Login password`,
};

interface ProofFieldProps {
  proof: Proof;
  value: string;
  onChange: (typed: string) => void;
  fault: FieldFault | null;
}

/** Asks the member for a proof of identity before a change: a password, or a code to a contact that is verified. */
export function ProofField({ proof, value, onChange, fault }: ProofFieldProps) {
  const { t } = useLingui();
  const { accepts, kind, choose } = proof;
  return (
    <fieldset className={styles.proof}>
      <legend>
        <Trans>First, confirm that it is you</Trans>
      </legend>
      {accepts.length > 1 && (
        <SelectField
          label={t`Confirm with`}
          options={accepts.map((one) => ({ value: one, label: t(names[one]) }))}
          value={kind}
          onChange={({ target }) => {
            choose(accepts.find((one) => one === target.value) ?? kind);
            onChange('');
          }}
        />
      )}
      <Input proof={proof} value={value} onChange={onChange} fault={fault} />
    </fieldset>
  );
}

function Input({ proof: { kind, code, to }, value, onChange, fault }: ProofFieldProps) {
  const { t } = useLingui();
  const message = useSecretFaultMessage();
  if (kind === 'withdrawalPassword') {
    return <WithdrawalPasswordField name="proof" value={value} onChange={onChange} fault={fault} />;
  }
  if (kind === 'loginPassword') {
    return (
      <PasswordField
        label={t(names.loginPassword)}
        name="proof"
        autoComplete="current-password"
        required
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={message(fault, t`Please enter your login password.`)}
      />
    );
  }
  return (
    <SentCodeField
      name="proof"
      label={t`Code to ${to}`}
      request={code}
      onGet={code.get}
      value={value}
      onChange={onChange}
      fault={fault}
    />
  );
}
