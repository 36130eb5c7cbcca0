import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { Money } from '../../widgets/money/money.tsx';
import { Picture } from '../../widgets/picture/picture.tsx';
import { CachedHelp } from './cached-help.tsx';
import { CachedSection } from './cached-section.tsx';
import styles from './cached-content.module.css';

const shown = 6;

/** Cached content of this device, for a site that is closed or unreachable. */
export function CachedContent() {
  const { announcements, favourites, session, winners } = useApp();
  const isMember = useSnapshot(session.state).phase === 'member';

  useEffect(() => {
    void announcements.load();
    void winners.load();
    if (isMember) void favourites.load();
  }, [announcements, favourites, isMember, winners]);

  return (
    <div className={styles.kept}>
      {isMember && <Favourites />}
      <Notices />
      <Winners />
      <CachedHelp />
    </div>
  );
}

function Favourites() {
  const { t } = useLingui();
  const { favourites, system } = useApp();
  const { games, at } = useSnapshot(favourites.state);
  if (games.length === 0) return null;
  return (
    <CachedSection title={t`Your favourites`} at={at}>
      <ul className={styles.games}>
        {games.slice(0, shown).map(({ nodeId, name, icon }) => (
          <li key={nodeId}>
            <span className={styles.cover}>
              <Picture
                src={system.picture(icon)}
                width={96}
                height={128}
                fallback={name.slice(0, 1)}
              />
            </span>
            <span translate="no">{name}</span>
          </li>
        ))}
      </ul>
    </CachedSection>
  );
}

function Notices() {
  const { t } = useLingui();
  const { announcements } = useApp();
  const { list: notices, at } = useSnapshot(announcements.state);
  if (notices.length === 0) return null;
  return (
    <CachedSection title={t`Announcements`} at={at}>
      <ul className={styles.lines}>
        {notices.slice(0, shown).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </CachedSection>
  );
}

function Winners() {
  const { t } = useLingui();
  const { winners } = useApp();
  const { winners: rows, at } = useSnapshot(winners.state);
  if (rows.length === 0) return null;
  return (
    <CachedSection title={t`Winners`} at={at}>
      <ul className={styles.lines}>
        {rows.slice(0, shown).map(({ id, player, game, centavos }) => (
          <li key={id}>
            <span>
              <span translate="no">{player}</span> <small>{game}</small>
            </span>
            <Money centavos={centavos} gain />
          </li>
        ))}
      </ul>
    </CachedSection>
  );
}
