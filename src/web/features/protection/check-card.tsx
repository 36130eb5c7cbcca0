import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { PlaySessionSlice } from '#core/protection/play-session.ts';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { IconLate } from '../../ui/icon-late/icon-late.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { AttemptNote } from '../../widgets/attempt-button/attempt-note.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import styles from './protection-page.module.css';

const sessionOf = async (app: App): Promise<PlaySessionSlice> =>
  (await app.securityCentre()).playSession;

/** The choice of the time between reality checks. Renders nothing until the gateway has sent the choices. */
export function CheckCard() {
  return (
    <WithSlice from={sessionOf} placeholder={null}>
      {(slice) => <Choice slice={slice} />}
    </WithSlice>
  );
}

function Choice({ slice }: { slice: PlaySessionSlice }) {
  const { t } = useLingui();
  const { attempt, ...state } = useAttempt();
  const { checkMinutes, choices } = useSnapshot(slice.state);
  useEffect(() => void slice.load(), [slice]);
  if (choices.length < 2) return null;
  return (
    <section className={styles.card} aria-labelledby="reality-check">
      <header className={styles.head}>
        <IconLate name="clock" />
        <div>
          <h2 id="reality-check">
            <Trans>A look at your play</Trans>
          </h2>
          <p className={styles.note}>
            <Trans>
              While you play, we stop the game now and then and show you the time and the money that
              you have spent.
            </Trans>
          </p>
        </div>
      </header>
      <SegmentedControl
        label={t`Minutes between two looks`}
        options={choices.map((minutes) => ({ value: String(minutes), label: String(minutes) }))}
        value={String(checkMinutes ?? '')}
        onChoose={(minutes) => attempt(() => slice.choose(Number(minutes)))}
      />
      <AttemptNote of={state} />
    </section>
  );
}
