import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { Cashier } from '#core/cashier/cashier.ts';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { useApp } from '../../lib/app-context.tsx';
import { WithSlice } from '../late-slice/with-slice.tsx';
import styles from './bonus-progress.module.css';
import { OwnMoney } from './own-money.tsx';

type Settings = Cashier['withdrawals']['settings'];

const settingsOf = async (app: App): Promise<Settings> =>
  (await app.cashier()).withdrawals.settings;

/** The bonuses that are played through at the moment, by name, each with its progress. Nothing without bonus money. */
export function BonusProgress() {
  const { balance } = useApp();
  const { bonus } = useSnapshot(balance.state);
  if (bonus === null || bonus <= 0) return null;
  return (
    <WithSlice from={settingsOf} placeholder={null}>
      {(settings) => <Bonuses settings={settings} />}
    </WithSlice>
  );
}

function Bonuses({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const { turnover = [] } = useSnapshot(settings.state).settings ?? {};
  useEffect(() => void settings.load(), [settings]);
  return (
    <ul className={styles.bonuses}>
      {turnover.map(({ id, title, goal, done }) => (
        <li key={id}>
          <Link to="/member" search={{ page: 'bonusDetails' }} dir="auto">
            {title}
          </Link>
          {done !== null && goal !== null && goal > 0 && (
            <>
              <ProgressBar label={t`Turnover of ${title}`} value={done} max={goal} />
              <p>
                <Trans>
                  <OwnMoney centavos={done} /> of <OwnMoney centavos={goal} /> played
                </Trans>
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
