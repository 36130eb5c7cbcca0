import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UplineTerms } from '#core/cashier/cashier.ts';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import styles from '../wallets.module.css';
import { PartyName } from './party-name.tsx';

function Limit({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The recipient, the money that can be sent, and the limits. */
export function UplineTermsCard({ terms }: { terms: UplineTerms }) {
  const { recipient, available, least, most, dayLeft, timesLeft } = terms;
  return (
    <section className={styles.section} aria-labelledby="recipient">
      <h2 id="recipient">
        <Trans>Your upline</Trans>
      </h2>
      <div className={styles.card}>
        <p className={styles.recipient}>
          <strong>
            <PartyName party={recipient} />
          </strong>
          <span className={styles.note}>
            <Trans>Receives the money at once. We do not ask them first.</Trans>
          </span>
        </p>
        <dl className={styles.limits}>
          <Limit name={<Trans>You can send</Trans>}>
            <OwnMoney centavos={available} />
          </Limit>
          <Limit name={<Trans>One transfer</Trans>}>
            <Money centavos={least} /> – <Money centavos={most} />
          </Limit>
          <Limit name={<Trans>Left today, Manila time</Trans>}>
            <Money centavos={dayLeft} />
            {timesLeft !== null && (
              <>
                <span>{', '}</span>
                <Plural value={timesLeft} one="# transfer" other="# transfers" />
              </>
            )}
          </Limit>
        </dl>
      </div>
    </section>
  );
}
