import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount, PayoutAccounts } from '#core/payout-accounts/payout-accounts.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { AccountName } from '../../../widgets/account-name/account-name.tsx';
import styles from './payout-accounts.module.css';

const tickMs = 10_000;

interface AccountCardProps {
  account: PayoutAccount;
  payoutAccounts: PayoutAccounts;
  onRemove: () => void;
}

/** An account with its masked number, its state and its actions. */
export function AccountCard({ account, payoutAccounts, onRemove }: AccountCardProps) {
  const { t } = useLingui();
  const { attempt, ...progress } = useAttempt();
  const { bankName: bank, number, isDefault } = account;
  return (
    <article className={styles.account} aria-label={t`${bank}, ${number}`}>
      <div className={styles.head}>
        <AccountName bank={account} line={<bdi>{number}</bdi>} />
        {isDefault && (
          <Badge tone="sea">
            <Trans>Default</Trans>
          </Badge>
        )}
      </div>
      <p className={styles.holder}>
        <bdi>{account.holder}</bdi>
      </p>
      <HeldNote usableFrom={account.usableFrom} />
      <div className={styles.actions}>
        {!isDefault && (
          <AttemptButton
            of={progress}
            size="small"
            aria-label={t`Make ${bank}, ${number} the default`}
            onClick={() => attempt(() => payoutAccounts.setDefault(account.id))}
          >
            <Trans>Make it the default</Trans>
          </AttemptButton>
        )}
        <Button
          size="small"
          variant="plain"
          aria-label={t`Remove ${bank}, ${number}`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </article>
  );
}

/** Says from when on a new account can be withdrawn to, until then. `usableFrom` is in epoch milliseconds. */
function HeldNote({ usableFrom }: { usableFrom: number }) {
  const language = useLanguage();
  const now = useNow(tickMs);
  if (now === null || now >= usableFrom) return null;
  const time = formatDate(usableFrom, language, 'minute');
  return (
    <p className={styles.held}>
      <Icon name="clock" />
      <span>
        <Trans>New: you can withdraw to it from {time}.</Trans>
      </span>
    </p>
  );
}
