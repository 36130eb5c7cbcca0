import { lazyComponent } from '../../lib/lazy-component.tsx';
import { Banners } from './banners/banners.tsx';
import { LobbyPlaceholder } from './lobby-placeholder.tsx';
import styles from './home.module.css';

const loadLobby = () => import('./lobby.tsx').then((loaded) => loaded.Lobby);

// Starts the download during hydration.
loadLobby().catch(() => undefined);

const Lobby = lazyComponent(loadLobby, LobbyPlaceholder);

/** The home page: the prerendered banners, and the lobby below them. */
export function Home() {
  return (
    <div className={styles.home}>
      <Banners />
      <Lobby />
    </div>
  );
}
