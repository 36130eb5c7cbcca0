import { lazyComponent } from '../../lib/lazy-component.tsx';
import { Banners } from './banners/banners.tsx';
import { LobbyPlaceholder } from './lobby-placeholder.tsx';
import styles from './home.module.css';

const fetchLobby = () => import('./lobby.tsx').then((loaded) => loaded.Lobby);

// It is on its way while the page comes to life.
fetchLobby().catch(() => undefined);

const Lobby = lazyComponent(fetchLobby, LobbyPlaceholder);

/** The first page: the pictures, which are there before any program, and the lobby under them. */
export function Home() {
  return (
    <div className={styles.home}>
      <Banners />
      <Lobby />
    </div>
  );
}
