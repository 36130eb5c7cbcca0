import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { Avatar } from '../../../widgets/avatar/avatar.tsx';
import { suspendingComponent } from '../../../lib/lazy-component.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { DropPanel } from './drop-panel.tsx';
import { MoneyLinks } from './money-links.tsx';
import styles from './player.module.css';
import { SearchButton } from '../search/search-button.tsx';
import { UnreadBadge } from '../../../widgets/player/unread-badge.tsx';
import { usePlayer } from '../../../widgets/player/use-player.ts';
import { useUnread } from '../../../widgets/player/use-unread.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';

const Menu = suspendingComponent(() => import('./menu.tsx').then((loaded) => loaded.Menu));

/** The balance. It is loaded each minute, and when the button is pressed. */
function BalanceChip() {
  const { t } = useLingui();
  const { balance } = useApp();
  const { centavos: cash, inGame, phase, at } = useSnapshot(balance.state);
  const centavos = inGame ?? cash;

  return (
    <div className={styles.chip} data-phase={phase}>
      <VisuallyHidden>{t`Balance`}</VisuallyHidden>
      {centavos === null && at === null ? (
        phase === 'failed' ? (
          <span>{t`Not loaded`}</span>
        ) : (
          <Skeleton />
        )
      ) : (
        <OwnMoney centavos={centavos} />
      )}
      <IconButton
        icon="refresh"
        label={t`Refresh balance`}
        aria-busy={phase === 'loading' || undefined}
        onClick={() => void balance.load()}
      />
    </div>
  );
}

/** The balance, the links to deposit and withdraw, and the account menu. */
export function Player() {
  const { t } = useLingui();
  const { name, level, avatar } = usePlayer();
  const unread = useUnread();
  return (
    <>
      <SearchButton look="icon" />
      <BalanceChip />
      <span className={styles.money}>
        <MoneyLinks />
      </span>
      <DropPanel
        label={t`Your account`}
        look="framed"
        content={
          <>
            <span className={styles.face}>
              <Avatar name={name} picture={avatar} />
              <UnreadBadge unread={unread} look="corner" />
            </span>
            <span className={styles.name}>
              <b>{name}</b>
              {level && <small>{level}</small>}
            </span>
            <span className={styles.sign}>
              <Icon name="down" />
            </span>
          </>
        }
      >
        <Menu />
      </DropPanel>
    </>
  );
}
