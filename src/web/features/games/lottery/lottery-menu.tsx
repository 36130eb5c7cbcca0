import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { LotteryGroup } from '#core/lottery/lottery.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { GameTile } from '../../../widgets/game-tile/game-tile.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './lottery-page.module.css';

const names: Readonly<Record<string, MessageDescriptor>> = {
  DAILY: msg`Daily draws`,
  JACKPOT: msg`Jackpot draws`,
  QUICK: msg`Quick draws`,
};
const otherDraws = msg`Other draws`;

/** The open lottery games by group. */
export function LotteryMenu({ groups }: { groups: readonly LotteryGroup[] }) {
  const { t } = useLingui();
  const { system } = useApp();
  const navigate = useNavigate();
  return (
    <div className={styles.menu}>
      {groups.map((group) => (
        <Section key={group.code} title={t(names[group.code] ?? otherDraws)} size="small">
          <ul className={styles.grid}>
            {group.games.map(({ code, icon, name }) => (
              <li key={code}>
                <GameTile
                  name={name}
                  picture={system.picture(icon)}
                  onOpen={() => void navigate({ to: '/lottery', search: { game: code } })}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
