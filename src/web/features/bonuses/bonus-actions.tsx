import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Snapshot } from 'valtio';
import type { Bonus } from '#protocol/model/rewards/bonus.ts';
import type { Bonuses } from '#core/rewards/rewards.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { AttemptButton } from '../../widgets/attempt-button/attempt-button.tsx';
import { Money } from '../../widgets/money/money.tsx';
import styles from './bonuses.module.css';

interface BonusActionsProps {
  bonus: Snapshot<Bonus>;
  bonuses: Bonuses;
}

/**
 * Accepts an offered bonus, or gives one up. No one accepts an unknown amount or turnover, or gives up an unknown sum.
 */
export function BonusActions(props: BonusActionsProps) {
  const { state, amount, goal, purse } = props.bonus;
  const isOffered = state === 'offered';
  return (
    <div className={styles.actions}>
      {isOffered && amount !== null && goal !== null && <AcceptButton {...props} />}
      {(isOffered || purse !== null) && <GiveUpButton {...props} />}
    </div>
  );
}

function AcceptButton({ bonus: { id }, bonuses }: BonusActionsProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { attempt, ...progress } = useAttempt();

  async function accept(): Promise<void> {
    const { state } = await bonuses.accept(id);
    if (state === 'expired' || state === 'offered') {
      ui.toast(t`It was too late to accept this bonus.`, { tone: 'bad' });
    } else {
      ui.toast(t`The bonus is yours.`, { tone: 'good' });
    }
  }

  return (
    <AttemptButton of={progress} variant="primary" onClick={() => attempt(accept)}>
      <Trans>Accept it</Trans>
    </AttemptButton>
  );
}

/** Gives a bonus up, after a question that names what is lost. */
function GiveUpButton({ bonus: { id, state, purse }, bonuses }: BonusActionsProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { attempt, ...progress } = useAttempt();
  const [asks, setAsks] = useState(false);

  async function giveUp(): Promise<void> {
    const ended = await bonuses.giveUp(id);
    if (ended.reason === 'turnedOver') {
      ui.toast(t`It was played through meanwhile: its money is cash now.`, { tone: 'good' });
    } else {
      ui.toast(t`The bonus has ended.`);
    }
  }

  return (
    <>
      <AttemptButton of={progress} variant="plain" onClick={() => setAsks(true)}>
        {state === 'offered' ? <Trans>No, thank you</Trans> : <Trans>Give it up</Trans>}
      </AttemptButton>
      {asks && (
        <Confirm
          alert
          prefersNo
          title={t`Give this bonus up?`}
          yes={<Trans>Give it up</Trans>}
          no={<Trans>Keep it</Trans>}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false);
            attempt(giveUp);
          }}
        >
          {purse !== null && purse > 0 ? (
            <Trans>
              You lose <Money centavos={purse} /> of bonus money. Your cash stays as it is.
            </Trans>
          ) : (
            <Trans>Your cash stays as it is.</Trans>
          )}
        </Confirm>
      )}
    </>
  );
}
