import { useApp } from '../../lib/app-context.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Banners } from './banners/banners.tsx';
import { LobbyPlaceholder } from './lobby-placeholder.tsx';
import styles from './home.module.css';

const Lobby = lazyComponent(
  () => import('./lobby.tsx').then((loaded) => loaded.Lobby),
  LobbyPlaceholder,
  true,
);

/**
 * The home page: the prerendered banners, and the lobby below them. Its heading stands outside the slides, because only
 * the shown slide is there for a screen reader.
 */
export function Home() {
  const { brand } = useApp();
  return (
    <div className={styles.home}>
      <VisuallyHidden as="h1">{brand.name}</VisuallyHidden>
      <Banners />
      <Lobby />
    </div>
  );
}
