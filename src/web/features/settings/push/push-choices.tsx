import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PushKind, pushKinds } from '#protocol/vocabulary/push-kind.ts';
import type { Device } from '#core/device/device.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { AttemptNote } from '../../../widgets/attempt-button/attempt-note.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from '../settings-page.module.css';
import { QuietHoursFields } from './quiet-hours-fields.tsx';

type Push = Device['push'];

/** One switch for each kind of notification, and the quiet hours; or why this browser has none. */
export function PushChoices({ slice }: { slice: Push }) {
  const { support, permission } = useSnapshot(slice.state);
  if (support === 'homeScreen') return <OnHomeScreenOnly />;
  if (support === 'no') {
    return (
      <Callout>
        <Trans>
          This browser cannot show notifications. Another one, or the installed app, may.
        </Trans>
      </Callout>
    );
  }
  if (permission === 'denied') {
    return (
      <Callout tone="bad">
        <Trans>
          Notifications of this site are blocked in your browser. Allow them in its settings, then
          open this page again.
        </Trans>
      </Callout>
    );
  }
  return <Choices slice={slice} />;
}

/** Apple's browsers notify from an app on the home screen only. */
function OnHomeScreenOnly() {
  return (
    <>
      <Callout>
        <Trans>
          On iPhone and iPad, notifications work only in the app on the home screen. Add the app to
          your home screen, open it from there, and choose your notifications here.
        </Trans>
      </Callout>
      <ButtonLink to="/download" icon={<Icon name="download" />}>
        <Trans>Put the app on the home screen</Trans>
      </ButtonLink>
    </>
  );
}

function Choices({ slice }: { slice: Push }) {
  const state = useSnapshot(slice.state);
  const { kinds, quiet, problem } = state;
  const { attempt, ...progress } = useAttempt();

  function turn(kind: PushKind, on: boolean): void {
    const others = kinds.filter((one) => one !== kind);
    attempt(() => slice.choose({ kinds: on ? [...others, kind] : others, quiet }));
  }

  return (
    <QueryView
      query={state}
      hasContent={state.at !== null}
      placeholder={<Skeleton />}
      empty={<NotThere />}
      onRetry={() => void slice.load()}
    >
      <p>
        <Trans>
          Your browser asks you once, when you turn the first one on. The lock screen shows no
          amounts. Signing out ends all of them.
        </Trans>
      </p>
      <Kinds kinds={kinds} pending={progress.pending} onTurn={turn} />
      {kinds.length > 0 && (
        <QuietHoursFields
          quiet={quiet}
          pending={progress.pending}
          onChoose={(next) => attempt(() => slice.choose({ kinds, quiet: next }))}
        />
      )}
      {problem !== null && <Problem problem={problem} />}
      <AttemptNote of={progress} />
    </QueryView>
  );
}

interface KindsProps {
  kinds: readonly PushKind[];
  pending: boolean;
  onTurn: (kind: PushKind, on: boolean) => void;
}

interface KindName {
  readonly name: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

/** The names of the kinds of notifications. A kind without a name does not compile. */
const kindNames: Readonly<Record<PushKind, KindName>> = {
  money: {
    name: msg`Money`,
    hint: msg`Deposits, withdrawals and transfers to you.`,
  },
  messages: {
    name: msg`Messages`,
    hint: msg`New messages, answers to your feedback and contract requests.`,
  },
  promotions: {
    name: msg`Promotions`,
    hint: msg`Rewards that wait for you.`,
  },
  draws: {
    name: msg`Draws`,
    hint: msg`Results of bets that were open.`,
  },
};

function Kinds({ kinds, pending, onTurn }: KindsProps) {
  const { t } = useLingui();
  const id = useId();
  return pushKinds.map((kind) => (
    <div key={kind} className={styles.switch}>
      <CheckBox
        checked={kinds.includes(kind)}
        disabled={pending}
        aria-describedby={`${id}-${kind}`}
        onChange={({ currentTarget }) => onTurn(kind, currentTarget.checked)}
      >
        {t(kindNames[kind].name)}
      </CheckBox>
      <p id={`${id}-${kind}`}>{t(kindNames[kind].hint)}</p>
    </div>
  ));
}

function Problem({ problem }: { problem: 'unanswered' | 'failed' }) {
  return (
    <div role="alert">
      <Callout tone="bad">
        {problem === 'unanswered' ? (
          <Trans>
            The question of your browser was closed, so nothing was turned on. Turn the switch on
            again to be asked once more.
          </Trans>
        ) : (
          <Trans>
            Your browser could not reach its service for notifications, so nothing was turned on.
            Please try again later.
          </Trans>
        )}
      </Callout>
    </div>
  );
}
