import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import type { SecurityItem } from '../security-search.ts';
import styles from './overview.module.css';
import { securityRows } from './security-rows.ts';

interface SecurityRowLinkProps {
  item: SecurityItem;
  /** Null for a part that is not counted. */
  isComplete: boolean | null;
  /** The masked value, or a state. Null shows the description. */
  fact: string | null;
}

/** A row of the overview. All of it leads to its part. */
export function SecurityRowLink({ item, isComplete, fact }: SecurityRowLinkProps) {
  const { t } = useLingui();
  const { name, about, icon } = securityRows[item];
  return (
    <Link
      to="/member"
      search={{ page: 'securityCenter', item }}
      className={styles.row}
      data-state={isComplete === null ? 'plain' : isComplete ? 'done' : 'missing'}
    >
      <span className={styles.mark}>
        <IconLate name={icon} />
      </span>
      <span className={styles.words}>
        <b>{t(name)}</b>
        <small dir="auto">{fact ?? t(about)}</small>
      </span>
      {isComplete !== null && (
        <span className={styles.state}>
          <Icon name={isComplete ? 'check' : 'alert'} />
          {isComplete ? <Trans>Done</Trans> : <Trans>Missing</Trans>}
        </span>
      )}
      <span className={styles.action}>
        <span>{isComplete === false ? <Trans>Set up</Trans> : <Trans>Details</Trans>}</span>
        <Icon name="right" />
      </span>
    </Link>
  );
}
