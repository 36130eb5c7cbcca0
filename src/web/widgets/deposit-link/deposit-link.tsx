import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useModules } from '../../lib/use-modules.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

interface DepositLinkProps {
  /** Name of the link; absent for "Deposit". */
  children?: ReactNode;
  size?: 'small';
  variant?: 'primary';
  onClick?: () => void;
}

/** A link to the deposit page. Nothing while the operator takes no deposits. */
export function DepositLink({ children, size, ...look }: DepositLinkProps) {
  if (!useModules()('DPSTBAS3')) return null;
  return (
    <ButtonLink
      to="/member"
      search={{ page: 'deposit' }}
      {...(size ? { size } : { icon: <Icon name="deposit" /> })}
      {...look}
    >
      {children ?? <Trans>Deposit</Trans>}
    </ButtonLink>
  );
}
