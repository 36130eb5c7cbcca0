import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './lobby-head.module.css';

/** The largest of the latest wins in the games of the lobby. Renders nothing without one. */
export function LatestWin() {
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
