import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { WalletTransfers } from '#core/cashier/cashier.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { AttemptNote } from '../../../widgets/attempt-button/attempt-note.tsx';
import styles from '../wallets.module.css';

/** The choice that starting a game moves the balance to its vendor. */
export function GameSetting({ transfers }: { transfers: WalletTransfers }) {
  const { t } = useLingui();
  const { ui, walletMode } = useApp();
  const { movesToGames } = useSnapshot(walletMode.state);
  const { attempt, ...state } = useAttempt();
  const [chosen, setChosen] = useState(false);

  async function choose(isOn: boolean) {
    await transfers.setMovesToGames(isOn);
    await walletMode.load();
    ui.toast(isOn ? t`Your money comes along now.` : t`Your money stays where it is now.`, {
      tone: 'good',
    });
  }

  return (
    <section className={styles.section} aria-labelledby="game-setting">
      <h2 id="game-setting">
        <Trans>When you start a game</Trans>
      </h2>
      <div className={styles.card}>
        <CheckBox
          checked={state.pending ? chosen : movesToGames}
          aria-busy={state.pending || undefined}
          onChange={({ target }) => {
            const isOn = target.checked;
            setChosen(isOn);
            attempt(() => choose(isOn));
          }}
        >
          <Trans>Move my whole balance to the game by itself</Trans>
        </CheckBox>
        <p className={styles.note}>
          <Trans>
            Without this, you move money before you play. Money of bets that are still open stays
            with its vendor.
          </Trans>
        </p>
        <AttemptNote of={state} />
      </div>
    </section>
  );
}
