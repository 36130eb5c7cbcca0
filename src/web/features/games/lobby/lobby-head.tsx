import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Category } from '#protocol/vocabulary/category.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';
import { categoryLink } from '../../../widgets/categories/category-links.ts';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './lobby-head.module.css';

interface LobbyHeadProps {
  category: Category;
  /** Number of games that the filters leave; null while unknown. */
  total: number | null;
  /** A row below shows the latest wins. */
  hasWins: boolean;
}

/** The largest of the latest wins in the games of the lobby. Renders nothing without one. */
function LatestWin() {
  const { catalogue, winners } = useApp();
  const { games } = useSnapshot(catalogue.state).found;
  const { winners: wins } = useSnapshot(winners.state);
  const names = new Set(games.map(({ name }) => name));
  const win = wins.find(({ game }) => game !== '' && names.has(game));
  if (win === undefined) return null;
  return (
    <p className={styles.win}>
      <Icon name="trophy" />
      <span>
        <Trans>
          <Money centavos={win.centavos} /> won in {win.game}
        </Trans>
      </span>
    </p>
  );
}

/** The head of a lobby: its name, the number of games and providers, and what is on now. */
export function LobbyHead({ category, total, hasWins }: LobbyHeadProps) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const { icon, name } = categoryLink(category);
  const cards = lanes.find((lane) => lane.category === category)?.cards ?? [];
  const open = cards.filter(({ underMaintenance }) => !underMaintenance).length;
  const counted = total === null ? '' : t`${plural(total, { one: '# game', other: '# games' })}`;
  return (
    <header className={styles.head} data-low={hasWins || undefined}>
      <img
        className={styles.picture}
        src={`/panels/${category.toLowerCase()}.svg`}
        alt=""
        width={400}
        height={500}
      />
      <SpokenText text={counted} />
      <div className={styles.words}>
        <h1>
          <Icon name={icon} />
          <span>{t(name)}</span>
        </h1>
        <p className={styles.counts}>
          {total !== null && <span>{counted}</span>}
          {open > 0 && (
            <span>
              <Plural value={open} one="# provider open now" other="# providers open now" />
            </span>
          )}
        </p>
        {category === 'ELOTT' ? (
          <ButtonLink to="/lottery" size="small" icon={<Icon name="lottery" />}>
            <Trans>All draws</Trans>
          </ButtonLink>
        ) : (
          !hasWins && <LatestWin />
        )}
      </div>
    </header>
  );
}
