import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import type { WithdrawSettings } from '#protocol/model/cashier/withdraw-settings.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { IdentityNeeded } from '../../../widgets/identity-needed/identity-needed.tsx';
import type { Stop } from './stop.ts';
import { DepositLink } from '../../../widgets/deposit-link/deposit-link.tsx';

interface StopNoteProps {
  stop: Stop;
  settings: Snapshot<WithdrawSettings>;
}

/** Says why the member cannot withdraw now, and what to do. */
export function StopNote({ stop, settings }: StopNoteProps) {
  const words = useStopWords(settings);
  if (stop === 'identity') return <IdentityNeeded before="withdrawal" />;
  const { title, help, action } = words[stop];
  return <EmptyState icon="clock" title={title} help={help} action={action} />;
}

interface StopWords {
  readonly title: ReactNode;
  readonly help: ReactNode;
  readonly action?: ReactNode;
}

const contact = (
  <ButtonLink to="/help" icon={<Icon name="help" />}>
    <Trans>Help</Trans>
  </ButtonLink>
);

function useStopWords({
  opensAt,
  least,
}: Snapshot<WithdrawSettings>): Readonly<Record<Exclude<Stop, 'identity'>, StopWords>> {
  const language = useLanguage();
  const time = opensAt === null ? null : formatManila(opensAt, language, 'minute');
  return {
    stopped: {
      title: <Trans>Withdrawals are stopped for now</Trans>,
      help: <Trans>Your money is safe in your balance. Please try again later.</Trans>,
    },
    blocked: {
      title: <Trans>Withdrawals from your account are on hold</Trans>,
      help: <Trans>Please contact us, and we will look into it.</Trans>,
      action: contact,
    },
    trial: {
      title: <Trans>This account cannot withdraw</Trans>,
      help: <Trans>Please contact us if you think that is wrong.</Trans>,
      action: contact,
    },
    closed: {
      title: <Trans>Withdrawals are closed right now</Trans>,
      help:
        time === null ? (
          <Trans>Please come back when they are open.</Trans>
        ) : (
          <Trans>They open again on {time}, Manila time.</Trans>
        ),
    },
    times: {
      title: <Trans>You have used all withdrawals of today</Trans>,
      help: <Trans>The next day begins at midnight, Manila time.</Trans>,
    },
    sum: {
      title: <Trans>You have reached the sum of today</Trans>,
      help: <Trans>The next day begins at midnight, Manila time.</Trans>,
    },
    balance: {
      title: <Trans>There is not enough to withdraw yet</Trans>,
      help: (
        <Trans>
          The least is <Money centavos={least} />.
        </Trans>
      ),
      action: <DepositLink />,
    },
  };
}
