import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { PlayLimit, PlayLimitsSlice } from '#core/protection/protection.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { formatRest } from '../../../widgets/limit-names/limit-amount.ts';
import { frameName, kindWords } from '../../../widgets/limit-names/limit-names.ts';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './play-clock.module.css';

/** The rest that the play limits leave for bets, in money and in time, for the bar of a game. Renders nothing without a limit of bets. */
export function BetLimit({ slice }: { slice: PlayLimitsSlice }) {
  const language = useLanguage();
  const { limits } = useSnapshot(slice.state);
  const money = slice.tightestBetLimit(limits);
  const time = slice.tightestTimeLimit(limits);
  return (
    <>
      {money !== null && (
        <Rest limit={money}>
          {money.frame === 'bet' ? (
            <Trans>
              <Money centavos={money.remaining} /> at most
            </Trans>
          ) : (
            <Trans>
              <Money centavos={money.remaining} /> left
            </Trans>
          )}
        </Rest>
      )}
      {time !== null && (
        <Rest limit={time}>
          <TimeLeft left={formatRest('time', time.remaining, language)} />
        </Rest>
      )}
    </>
  );
}

function TimeLeft({ left }: { left: string }) {
  return <Trans>{left} left</Trans>;
}

/** The rest of a limit, with the name of the limit for screen readers. */
function Rest({ limit, children }: { limit: Snapshot<PlayLimit>; children: ReactNode }) {
  const { t } = useLingui();
  const kind = t(kindWords[limit.kind].name);
  const frame = t(frameName(limit.frame, limit.isRolling));
  return (
    <>
      <VisuallyHidden key={`${limit.kind} ${limit.frame}`}>
        {t`Your limit: ${kind}, ${frame}`}{' '}
      </VisuallyHidden>
      <span className={styles.limit} data-used-up={limit.remaining === 0 || undefined}>
        <Icon name="shield" />
        <span>{children}</span>
      </span>
    </>
  );
}
