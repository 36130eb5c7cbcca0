import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import type { Withdrawal, WithdrawalStep } from '#protocol/model/cashier/withdrawal.ts';
import type { AnyWithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
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
const partPaid = msg`A part was paid`;
const missingPartPaid = msg`A part of the missing money was paid`;

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

/** States in which a step with an amount is a payment. */
const payments: ReadonlySet<AnyWithdrawalState> = new Set(['paying', 'paid', 'compensated']);

/** The message of a dispute by the member. Other steps of a disputed withdrawal are payments of the missing money. */
function isComplaint({ state, actor }: Snapshot<WithdrawalStep>): boolean {
  return state === 'disputed' && actor === 'member';
}

/** A payment has a reference, another step a reason. */
function isPayment(step: Snapshot<WithdrawalStep>): boolean {
  const { state, amount } = step;
  if (state === 'disputed') return amount !== null && !isComplaint(step);
  return amount !== null && payments.has(state);
}

function nameOf(step: Snapshot<WithdrawalStep>): MessageDescriptor {
  const { state, actor } = step;
  if (state === 'confirmed' && actor === 'member') return youConfirmed;
  if (state === 'paying' && isPayment(step)) return partPaid;
  if (state === 'disputed' && isPayment(step)) return missingPartPaid;
  return titles[state];
}

function Note({ step }: { step: Snapshot<WithdrawalStep> }) {
  const shownReason = <bdi>{step.reason}</bdi>;
  return (
    <p>
      {isPayment(step) ? (
        <Trans>Reference: {shownReason}</Trans>
      ) : (
        <Trans>Reason: {shownReason}</Trans>
      )}
    </p>
  );
}

function detailsOf(
  step: Snapshot<WithdrawalStep>,
  dispute: Snapshot<Withdrawal>['dispute'],
): ReactNode {
  const { amount, reason } = step;
  if (isComplaint(step)) {
    return (
      dispute && (
        <p>
          <Trans>
            Missing: <Money centavos={dispute.missing} />
          </Trans>
        </p>
      )
    );
  }
  if (amount === null && reason === '') return null;
  return (
    <>
      {amount !== null && (
        <p>
          <Money centavos={amount} />
        </p>
      )}
      {reason !== '' && <Note step={step} />}
    </>
  );
}

/** The steps of a withdrawal so far, and those that are expected. */
export function useTimelineEvents({
  state,
  steps,
  dispute,
}: Snapshot<Withdrawal>): readonly TimelineEvent[] {
  const { t } = useLingui();
  const language = useLanguage();
  const expected = ahead[state] ?? [];

  const past = steps.map((step, at): TimelineEvent => {
    return {
      id: `past-${at}`,
      title: t(nameOf(step)),
      time: formatManila(step.at, language, 'minute'),
      details: detailsOf(step, dispute),
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
