import { useSnapshot } from 'valtio';
import type { Game } from '#protocol/model/game.ts';
import { useApp } from '../../lib/app-context.tsx';
import { categoryLink } from '../../widgets/categories/category-links.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../widgets/picture/picture.tsx';
import { useStartGame } from '../../widgets/start-game/use-start-game.ts';
import styles from './search.module.css';

/** A game among the results. A press starts it. */
export function FoundGame({ game, onChosen }: { game: Game; onChosen?: () => void }) {
  const { catalogue, system } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const start = useStartGame();
  const vendor = lanes.flatMap(({ cards }) => cards).find((card) => card.vendor === game.vendor);

  function press(): void {
    onChosen?.();
    start({ ...game, underMaintenance: vendor?.underMaintenance ?? false });
  }

  return (
    <button type="button" className={styles.game} data-result="" onClick={press}>
      <span className={styles.cover}>
        <Picture
          src={system.picture(game.icon)}
          width={60}
          height={80}
          fallback={game.name.slice(0, 1)}
        />
      </span>
      <span>
        <b>{game.name}</b>
        <small>{vendor?.name}</small>
      </span>
      {game.category !== 'other' && <Icon name={categoryLink(game.category).icon} />}
    </button>
  );
}
