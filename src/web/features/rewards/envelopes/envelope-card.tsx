import { Trans, useLingui } from '@lingui/react/macro';
import type { RedEnvelope } from '#protocol/model/rewards/red-envelope.ts';
import { envelopePhase, type RedEnvelopes } from '#core/rewards/rewards.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from '../rewards.module.css';

interface EnvelopeCardProps {
  envelope: RedEnvelope;
  /** The gateway's time. */
  now: number;
  slice: RedEnvelopes;
}

/** A red envelope that is open or over: its pot, the shares that are left, and the share of the member. */
export function EnvelopeCard({ envelope, now, slice }: EnvelopeCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { title, pot, shares, sharesLeft, least, closesAt } = envelope;
  return (
    <li className={styles.card}>
      <h2 className={styles.title}>
        <bdi>{title}</bdi>
      </h2>
      <Outcome envelope={envelope} now={now} slice={slice} />
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Pot</Trans>
          </dt>
          <dd>
            <Money centavos={pot} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Smallest share</Trans>
          </dt>
          <dd>
            <Money centavos={least} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Open until</Trans>
          </dt>
          <dd>{formatManila(closesAt, language, 'minute')}</dd>
        </div>
      </dl>
      {sharesLeft !== null && shares !== null && (
        <>
          <span className={styles.note}>
            <Trans>
              Shares left: {sharesLeft} of {shares}
            </Trans>
          </span>
          <ProgressBar label={t`Shares that are left`} value={sharesLeft} max={shares} />
        </>
      )}
    </li>
  );
}

function Outcome({ envelope, now, slice }: EnvelopeCardProps) {
  const phase = envelopePhase(envelope, now);
  if (phase === 'taken') {
    return (
      <p>
        <span className={styles.note}>
          <Trans>Your share, paid into your balance</Trans>
        </span>
        <br />
        <span className={styles.figure}>
          <Money centavos={envelope.own ?? 0} gain />
        </span>
      </p>
    );
  }
  if (phase === 'soldOut') {
    return (
      <p>
        <Trans>Sold out: every share is taken, and the whole pot is paid out.</Trans>
      </p>
    );
  }
  if (phase === 'closed') {
    return (
      <p>
        <Trans>This envelope is closed.</Trans>
      </p>
    );
  }
  return <OpenButton envelope={envelope} slice={slice} />;
}

function OpenButton({ envelope: { id, title }, slice }: Omit<EnvelopeCardProps, 'now'>) {
  const { t } = useLingui();
  const { attempt, ...state } = useAttempt();
  return (
    <AttemptButton
      of={state}
      variant="primary"
      size="large"
      icon={<Icon name="gift" />}
      aria-label={t`Open: ${title}`}
      onClick={() => attempt(() => slice.open(id))}
    >
      <Trans>Open the envelope</Trans>
    </AttemptButton>
  );
}
