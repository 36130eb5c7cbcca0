import { Trans, useLingui } from '@lingui/react/macro';
import type { RedEnvelope } from '#protocol/model/rewards/red-envelope.ts';
import { unknownSign } from '../../../i18n/format.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatLeft } from '../../../widgets/cashier/format-left.ts';
import { Money } from '../../../widgets/money/money.tsx';
import styles from '../rewards.module.css';

/** A countdown is shown for this long before an envelope opens, in milliseconds. */
const countdownMs = 24 * 3_600_000;

interface NextEnvelopesProps {
  envelopes: readonly RedEnvelope[];
  /** The gateway's time. */
  now: number;
}

/** The envelopes that open later, with their times. */
export function NextEnvelopes({ envelopes, now }: NextEnvelopesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ul className={styles.rows} aria-label={t`Next red envelopes`}>
      {envelopes.map(({ id, title, opensAt, pot, shares: all }) => {
        const shares = all ?? unknownSign;
        const at = formatManila(opensAt, language, 'minute');
        const left = formatLeft(Math.max(0, Math.ceil((opensAt - now) / 1_000)));
        return (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <span className={styles.title}>
                <bdi>{title}</bdi>
              </span>
              <span className={styles.note}>
                <Trans>
                  Opens {at}, Manila time. Shares: {shares}.
                </Trans>
              </span>
            </div>
            <div className={styles.end}>
              <span className={styles.amount}>
                <Money centavos={pot} />
              </span>
              {opensAt - now < countdownMs && (
                <span className={styles.note}>
                  <Trans>in {left}</Trans>
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
