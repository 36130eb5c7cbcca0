import { useLingui } from '@lingui/react/macro';
import type { SecondStepChannel, SecondStepOffer } from '#contract/model/second-step.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../field-fault.ts';
import { useCodeRequest } from '../use-code-request.ts';
import { isSignedIn } from '../login/use-login.ts';
import { useSubmit } from '../use-submit.ts';

interface Needs {
  accounts: Accounts;
  offers: readonly SecondStepOffer[];
  onDone: () => void;
}

interface Entry {
  channel: SecondStepChannel;
  code: string;
}

/** Returns true for a channel that sends a code. */
export function sendsCode(channel: SecondStepChannel): channel is 'sms' | 'email' {
  return channel === 'sms' || channel === 'email';
}

/** State, validation and submission of the second step: the channel and its code. */
export function useSecondStep({ accounts: { codes }, offers, onDone }: Needs) {
  const { t } = useLingui();
  const { session, ui } = useApp();
  const first: Entry = { channel: offers[0]?.channel ?? 'sms', code: '' };
  const form = useForm<Entry, FieldFault>(first, ({ code }) => ({
    code: code.trim() === '' ? 'required' : null,
  }));
  const { channel, code } = form.entry;
  const { pending, failure, send } = useSubmit({
    code: (fault) => form.setFaults({ code: fault }),
    verificationCode: (fault) => form.setFaults({ code: fault }),
  });
  const request = useCodeRequest({ codes, use: 'secondStep', receiver: channel, send });

  function get() {
    if (sendsCode(channel)) request.get(() => codes.requestForSecondStep(channel));
  }

  async function verify() {
    const show = () => session.verifySecondStep(channel, code);
    await (sendsCode(channel) ? request.use(show) : show());
    ui.toast(t`Verification done, logging in`, { tone: 'good' });
    form.markSent();
    if (isSignedIn(session.state)) onDone();
  }

  return {
    form,
    request: { ...request, get },
    pending: pending && !request.isRequesting,
    failure,
    choose: (chosen: SecondStepChannel) => form.change({ channel: chosen, code: '' }),
    send: () => form.validate() && send(verify),
  };
}
