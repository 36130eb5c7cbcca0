import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { lazily } from '../../lazily.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { BalanceChip } from './balance-chip.tsx';
import { DropPanel } from './drop-panel.tsx';
import styles from './player.module.css';
import { usePlayer } from './use-player.ts';

const Menu = lazily(() => import('./menu.tsx').then((loaded) => loaded.Menu));

/** The player's corner: what there is to play with, the ways to move money, and everything of one's own. */
export function Player() {
  const { t } = useLingui();
  const { name, level, avatar } = usePlayer();
  return (
    <>
      <BalanceChip />
      <span className={styles.money}>
        <ButtonLink to="/member" search={{ page: 'deposit' }} variant="primary" size="small">
          <Trans>Deposit</Trans>
        </ButtonLink>
        <ButtonLink to="/member" search={{ page: 'withdraw' }} size="small">
          <Trans>Withdraw</Trans>
        </ButtonLink>
      </span>
      <DropPanel
        label={t`Your account`}
        look="framed"
        face={
          <>
            <Avatar name={name} picture={avatar} />
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
