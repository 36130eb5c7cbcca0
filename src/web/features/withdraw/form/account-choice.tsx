import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { PayoutAccount } from '#core/payout-accounts/payout-accounts.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AccountName } from '../../../widgets/account-name/account-name.tsx';
import { type FieldFault, useFaultMessage } from '../../../widgets/account-form/field-fault.ts';
import type { WithdrawFormState } from './use-withdraw-form.ts';
import type { FormFault } from './withdraw-entry.ts';
import styles from './withdraw-form.module.css';

interface AccountChoiceProps {
  state: WithdrawFormState;
  accounts: readonly Snapshot<PayoutAccount>[];
}

/** A fault of the account comes from the gateway, or nothing is chosen. */
function fieldFaultOf(fault: FormFault | null): FieldFault | null {
  return typeof fault === 'string' ? 'required' : fault;
}

/** The accounts of the member. A new one can be chosen after its waiting time. */
export function AccountChoice({ state: { form, usable, chosen }, accounts }: AccountChoiceProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const error = message(fieldFaultOf(form.fault('account')), t`Please choose an account.`);
  return (
    <fieldset className={styles.accounts} aria-describedby={error ? 'account-error' : undefined}>
      <legend>
        <Trans>Pay it to</Trans>
      </legend>
      {accounts.map((account) => (
        <label key={account.id}>
          <input
            type="radio"
            name="account"
            value={account.id}
            checked={account.id === chosen?.id}
            disabled={!usable.some(({ id }) => id === account.id)}
            onChange={() => form.change({ account: account.id })}
          />
          <AccountName
            bank={account}
            line={
              usable.some(({ id }) => id === account.id) ? (
                <bdi>{account.number}</bdi>
              ) : (
                <HeldLine account={account} />
              )
            }
          />
        </label>
      ))}
      {usable.length === 0 && (
        <p className={styles.error}>
          <Icon name="clock" />
          <Trans>Your accounts are new. You can withdraw after their waiting time.</Trans>
        </p>
      )}
      {error && (
        <p id="account-error" className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.add}>
        <ButtonLink
          to="/member"
          search={{ page: 'securityCenter', item: 'payoutAccounts' }}
          variant="plain"
          size="small"
        >
          <Trans>Add or change accounts</Trans>
        </ButtonLink>
      </div>
    </fieldset>
  );
}

function HeldLine({ account: { number, usableFrom } }: { account: Snapshot<PayoutAccount> }) {
  const time = formatManila(usableFrom, useLanguage(), 'minute');
  return (
    <>
      <bdi>{number}</bdi>
      <br />
      <span className={styles.held}>
        <Trans>New: from {time}, Manila time</Trans>
      </span>
    </>
  );
}
