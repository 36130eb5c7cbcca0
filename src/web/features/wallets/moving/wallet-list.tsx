import { Trans, useLingui } from '@lingui/react/macro';
import type { Wallet } from '#protocol/calls/wallet.ts';
import type { WalletTransfers } from '#core/cashier/cashier.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from '../wallets.module.css';
import { useWalletName } from './use-wallet-name.ts';

interface WalletListProps {
  wallets: readonly Wallet[];
  transfers: WalletTransfers;
  /** Fills in the form below. Null stands for the main wallet. */
  onChoose: (from: string | null, to: string | null) => void;
}

/** The main wallet and the vendors' wallets: those with money first, the others in a list that can be opened. */
export function WalletList({ wallets, transfers, onChoose }: WalletListProps) {
  const { t } = useLingui();
  const full = wallets.filter(({ vendor, centavos }) => vendor === null || centavos !== 0);
  const empty = wallets.filter(({ vendor, centavos }) => vendor !== null && centavos === 0);
  const others = empty.length;
  return (
    <section className={styles.section} aria-labelledby="wallets">
      <h2 id="wallets">
        <Trans>Your wallets</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>
          A game is played from the wallet of its vendor, and pays into it. You can withdraw from
          your main wallet. Bonuses are in your main wallet only.
        </Trans>
      </p>
      <ul className={styles.wallets} aria-label={t`Wallets with money`}>
        {full.map((wallet) => (
          <WalletRow key={wallet.type} wallet={wallet} onChoose={onChoose} />
        ))}
      </ul>
      <BringBack transfers={transfers} hasMoney={full.some(({ vendor }) => vendor !== null)} />
      {empty.length > 0 && (
        <Disclosure title={t`Other vendors (${others})`}>
          <ul className={styles.wallets} aria-label={t`Empty wallets`}>
            {empty.map((wallet) => (
              <WalletRow key={wallet.type} wallet={wallet} onChoose={onChoose} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

interface WalletRowProps extends Pick<WalletListProps, 'onChoose'> {
  wallet: Wallet;
}

function WalletRow({ wallet, onChoose }: WalletRowProps) {
  const { t } = useLingui();
  const { vendor, centavos, underMaintenance } = wallet;
  const name = useWalletName()(wallet);
  return (
    <li className={styles.wallet} data-main={vendor === null || undefined}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {underMaintenance && (
          <span className={styles.note}>
            <Trans>Under maintenance: you can only take money out</Trans>
          </span>
        )}
      </span>
      <span className={styles.amount}>
        <OwnMoney centavos={centavos} />
      </span>
      {vendor !== null && (
        <span className={styles.actions}>
          {centavos !== 0 && (
            <Button
              size="small"
              aria-label={t`Take money out of ${name}`}
              onClick={() => onChoose(vendor, null)}
            >
              <Trans>Take out</Trans>
            </Button>
          )}
          {!underMaintenance && (
            <Button
              size="small"
              aria-label={t`Put money into ${name}`}
              onClick={() => onChoose(null, vendor)}
            >
              <Trans>Put in</Trans>
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** Brings the money of all vendors to the main wallet in one press. */
function BringBack({ transfers, hasMoney }: { transfers: WalletTransfers; hasMoney: boolean }) {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const { attempt, ...state } = useAttempt();

  async function collect() {
    const centavos = await transfers.collect();
    const amount = formatMoney(centavos, language);
    ui.toast(
      centavos === 0
        ? t`There was nothing to bring back.`
        : t`${amount} is back in your main wallet.`,
      { tone: 'good' },
    );
  }

  if (!hasMoney && !state.pending && state.failure === null) return null;
  return (
    <AttemptButton of={state} icon={<Icon name="back" />} onClick={() => attempt(collect)}>
      <Trans>Bring everything back</Trans>
    </AttemptButton>
  );
}
