import type { ReactNode } from 'react';
import type { Bank } from '#core/payout-accounts/payout-accounts.ts';
import { useApp } from '../../lib/app-context.tsx';
import { IconLate } from '../../ui/icon-late/icon-late.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './account-name.module.css';

type NamedBank = Pick<Bank, 'kind' | 'logo'> & ({ readonly name: string } | { bankName: string });

/** The logo and the name of a bank or an e-wallet, with an optional line below. */
export function AccountName({ bank, line }: { bank: NamedBank; line?: ReactNode }) {
  const { system } = useApp();
  return (
    <span className={styles.name}>
      <span className={styles.logo}>
        <Picture
          src={system.picture(bank.logo)}
          width={40}
          height={40}
          fallback={<IconLate name={bank.kind === 'bank' ? 'bank' : 'wallet'} />}
        />
      </span>
      <span className={styles.words}>
        <b dir="auto">{'name' in bank ? bank.name : bank.bankName}</b>
        {line && <small>{line}</small>}
      </span>
    </span>
  );
}
