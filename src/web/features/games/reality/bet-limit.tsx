import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { PlayLimitsSlice } from '#core/protection/protection.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { frameName, kindWords } from '../../../widgets/limit-names/limit-names.ts';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './play-clock.module.css';

/** The rest that the play limits leave for bets, for the bar of a game. Renders nothing without a limit of losses, stakes or single bets. */
export function BetLimit({ slice }: { slice: PlayLimitsSlice }) {
  const { t } = useLingui();
  const limit = slice.tightestBetLimit(useSnapshot(slice.state).limits);
  if (limit === null) return null;
  const kind = t(kindWords[limit.kind].name);
  const frame = t(frameName(limit.frame, limit.isRolling));
  return (
    <>
      <VisuallyHidden key={`${limit.kind} ${limit.frame}`}>
        {t`Your limit: ${kind}, ${frame}`}{' '}
      </VisuallyHidden>
      <span className={styles.limit} data-used-up={limit.remaining === 0 || undefined}>
        <Icon name="shield" />
        {limit.frame === 'bet' ? (
          <Trans>
            <Money centavos={limit.remaining} /> at most
          </Trans>
        ) : (
          <Trans>
            <Money centavos={limit.remaining} /> left
          </Trans>
        )}
      </span>
    </>
  );
}
