import type { ReactNode } from 'react';
import type { Bank } from '#core/payout-accounts/payout-accounts.ts';
import { LogoName } from '../logo-name/logo-name.tsx';

type NamedBank = Pick<Bank, 'kind' | 'logo'> & ({ readonly name: string } | { bankName: string });

/** The logo and the name of a bank or an e-wallet, with an optional line below. */
export function AccountName({ bank, line }: { bank: NamedBank; line?: ReactNode }) {
  return (
    <LogoName
      logo={bank.logo}
      icon={bank.kind === 'bank' ? 'bank' : 'wallet'}
      name={'name' in bank ? bank.name : bank.bankName}
      line={line}
      grows
    />
  );
}
