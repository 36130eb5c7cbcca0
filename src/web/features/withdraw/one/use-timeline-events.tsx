import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import type { Withdrawal, WithdrawalStep } from '#contract/model/cashier/withdrawal.ts';
import type { AnyWithdrawalState } from '#contract/vocabulary/withdrawal-state.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { TimelineEvent } from '../../../ui/timeline/timeline.tsx';
import { Money } from '../../../widgets/money/money.tsx';

/** The event of each step in words. */
const titles: Readonly<Record<AnyWithdrawalState, MessageDescriptor>> = {
  requested: msg`You asked for the withdrawal`,
  taken: msg`We began to check it`,
  approved: msg`It was approved`,
  paying: msg`The payment began`,
  paid: msg`It was paid`,
  failed: msg`The payment failed`,
  cancelled: msg`You cancelled it`,
  rejected: msg`It was rejected`,
  released: msg`Your money came back`,
  confirmed: msg`It counts as received`,
  disputed: msg`You told us that money is missing`,
  compensated: msg`The missing part was paid`,
  other: msg`Its state changed`,
};

const youConfirmed = msg`You confirmed that it arrived`;

/** The steps that are expected after a state, in this order. */
const ahead: Readonly<Partial<Record<AnyWithdrawalState, readonly MessageDescriptor[]>>> = {
  requested: [msg`We check it`, msg`We pay it`, msg`You confirm it`],
  taken: [msg`We pay it`, msg`You confirm it`],
  approved: [msg`We pay it`, msg`You confirm it`],
  paying: [msg`The rest is paid`, msg`You confirm it`],
  failed: [msg`We try again, or your money comes back`],
  paid: [msg`You confirm it`],
  disputed: [msg`We look into it and tell you`],
};

const failures: ReadonlySet<AnyWithdrawalState> = new Set(['failed', 'rejected', 'released']);

function detailsOf({ amount, reason }: Snapshot<WithdrawalStep>): ReactNode {
  if (amount === null && reason === '') return null;
  return (
    <>
      {amount !== null && (
        <p>
          <Money centavos={amount} />
        </p>
      )}
      {reason !== '' && <p dir="auto">{reason}</p>}
    </>
  );
}

/** The steps of a withdrawal so far, and those that are expected. */
export function useTimelineEvents({
  state,
  steps,
}: Snapshot<Withdrawal>): readonly TimelineEvent[] {
  const { t } = useLingui();
  const language = useLanguage();
  const expected = ahead[state] ?? [];

  function titleOf({ state: to, actor }: Snapshot<WithdrawalStep>): string {
    return t(to === 'confirmed' && actor === 'member' ? youConfirmed : titles[to]);
  }

  const past = steps.map((step, at): TimelineEvent => {
    return {
      id: `past-${at}`,
      title: titleOf(step),
      time: formatManila(step.at, language, 'minute'),
      details: detailsOf(step),
      state: failures.has(step.state) ? 'failed' : 'done',
    };
  });
  const future = expected.map((title, at): TimelineEvent => ({
    id: `ahead-${at}`,
    title: t(title),
    state: at === 0 ? 'current' : 'ahead',
  }));
  return [...past, ...future];
}
