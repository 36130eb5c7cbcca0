import { Suspense } from 'react';
import { lazily } from '../../lazily.tsx';
import { useHydrated } from '../../use-hydrated.ts';
import { Banners } from './banners.tsx';
import { LobbyWaiting } from './lobby-waiting.tsx';
import styles from './home.module.css';

const Lobby = lazily(() => import('./lobby.tsx').then((loaded) => loaded.Lobby));

/** The first page: the pictures, which are there before any program, and the lobby under them. */
export function Home() {
  const hydrated = useHydrated();
  return (
    <div className={styles.home}>
      <Banners />
      {hydrated ? (
        <Suspense fallback={<LobbyWaiting />}>
          <Lobby />
        </Suspense>
      ) : (
        <LobbyWaiting />
      )}
    </div>
  );
}
