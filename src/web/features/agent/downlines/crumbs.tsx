import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Crumb } from '#core/agent/agent.ts';
import styles from '../agent.module.css';

const page = 'downlineManagmentView';

/** The way from the agent down to the member whose downlines are shown. */
export function Crumbs({ path }: { path: readonly Crumb[] }) {
  const { t } = useLingui();
  const last = path.at(-1);
  return (
    <nav className={styles.crumbs} aria-label={t`Way through the team`}>
      <ol>
        <li>
          <Link to="/agentHome" search={{ page }}>
            <Trans>My downlines</Trans>
          </Link>
        </li>
        {path.slice(0, -1).map(({ id, account }) => (
          <li key={id}>
            <Link to="/agentHome" search={{ page, below: id }}>
              <bdi>{account}</bdi>
            </Link>
          </li>
        ))}
        {last && (
          <li aria-current="page">
            <bdi>{last.account}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
