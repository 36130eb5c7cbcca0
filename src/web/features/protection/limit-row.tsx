import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Snapshot } from 'valtio';
import type { PlayLimit, PlayLimitsSlice } from '#core/protection/protection.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button/button.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { Money } from '../../widgets/money/money.tsx';
import { formatLimit } from '../../widgets/limit-names/limit-amount.ts';
import { LimitRest } from '../../widgets/limit-names/limit-rest.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { frameName as nameOf, kindWords } from '../../widgets/limit-names/limit-names.ts';
import { PendingChange } from './pending-change.tsx';
import styles from './limit-row.module.css';

interface LimitRowProps {
  limit: Snapshot<PlayLimit>;
  slice: PlayLimitsSlice;
  /** Hours before a limit can be raised or removed. Null when they are unknown. */
  waitHours: number | null;
  /** The gateway's time in epoch milliseconds. */
  now: number;
}

/** A limit of one frame: the amount, what is used and left, a change that waits, and the button that changes it. */
export function LimitRow({ limit, slice, waitHours, now }: LimitRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { kind, frame, isRolling, amount } = limit;
  const [kindName, frameName] = [t(kindWords[kind].name), t(nameOf(frame, isRolling))];
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <h3>{frameName}</h3>
        <span className={styles.amount}>
          {amount === null ? (
            <span className={styles.none}>
              <Trans>No limit</Trans>
            </span>
          ) : kind === 'time' ? (
            formatLimit(kind, amount, language)
          ) : (
            <Money centavos={amount} />
          )}
        </span>
        <Button
          size="small"
          aria-label={
            amount === null
              ? t`Set a limit: ${kindName}, ${frameName}`
              : t`Change the limit: ${kindName}, ${frameName}`
          }
          onClick={() => setOpen(true)}
        >
          {amount === null ? <Trans>Set</Trans> : <Trans>Edit</Trans>}
        </Button>
      </div>
      <Usage limit={limit} />
      <PendingChange limit={limit} slice={slice} now={now} />
      {isOpen && (
        <LimitDialog
          limit={limit}
          slice={slice}
          waitHours={waitHours}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

/** The used part of the limit, and the rest of the lowest one: the member's or the operator's. */
function Usage({ limit }: { limit: Snapshot<PlayLimit> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { kind, amount, used, remaining, most } = limit;
  const [spent, all] = [used, most].map((sum) => formatLimit(kind, sum, language));
  const lowest = Math.min(amount ?? Infinity, most ?? Infinity);
  const isUsedUp = remaining === 0;
  const isSum = limit.frame !== 'bet';
  return (
    <div className={styles.usage} data-used-up={isUsedUp || undefined}>
      {isSum && lowest < Infinity && used !== null && (
        <ProgressBar label={t`Used`} value={used} max={lowest} />
      )}
      {isSum && (
        <p>
          <span>
            <Trans>{spent} used</Trans>
          </span>
          {remaining !== null && (
            <span className={styles.left}>
              <LimitRest limit={limit} />
            </span>
          )}
        </p>
      )}
      {most !== null && (
        <p>
          <Trans>Your limit is at most {all}.</Trans>
        </p>
      )}
    </div>
  );
}
