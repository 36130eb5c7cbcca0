import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Bank } from '#core/payout-accounts/payout-accounts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { AccountName } from '../../../widgets/account-name/account-name.tsx';
import { findBanks } from './find-banks.ts';
import styles from './payout-accounts.module.css';

/** Most banks in the list. More are found by the search. */
const mostShown = 30;

interface BankChoiceProps {
  banks: readonly Bank[];
  chosen: Bank | null;
  onChoose: (code: string) => void;
  onClear: () => void;
  error: string | null;
}

/** A bank or an e-wallet, chosen from a list with a search. */
export function BankChoice({ banks, chosen, onChoose, onClear, error }: BankChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>
        <Trans>Bank or e-wallet</Trans>
      </legend>
      {chosen ? (
        <div className={styles.chosen}>
          <AccountName bank={chosen} />
          <Button size="small" variant="plain" onClick={onClear}>
            <Trans>Choose another</Trans>
          </Button>
        </div>
      ) : (
        <BankList banks={banks} onChoose={onChoose} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function BankList({ banks, onChoose }: Pick<BankChoiceProps, 'banks' | 'onChoose'>) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const found = findBanks(banks, words);
  const count = found.length;
  return (
    <>
      <SearchField label={t`Search by name`} value={words} onSearch={setWords} />
      <VisuallyHidden>
        <span role="status">
          {words !== '' && <Plural value={count} one="# result" other="# results" />}
        </span>
      </VisuallyHidden>
      {count === 0 ? (
        <p>
          <Trans>Nothing by that name. Try a part of it.</Trans>
        </p>
      ) : (
        <ul className={styles.banks}>
          {found.slice(0, mostShown).map((bank) => (
            <li key={bank.code}>
              <button type="button" name="bankCode" onClick={() => onChoose(bank.code)}>
                <AccountName bank={bank} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {count > mostShown && (
        <p>
          <Trans>There are more: type a part of the name.</Trans>
        </p>
      )}
    </>
  );
}
