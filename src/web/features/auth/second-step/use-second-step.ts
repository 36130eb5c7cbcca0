import { useLingui } from '@lingui/react/macro';
import type { SecondStepChannel, SecondStepOffer } from '#protocol/model/second-step.ts';
import { blockOf } from '#core/accounts/excluded.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { codeFault, type FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { useCodeRequest } from '../../../widgets/account-form/use-code-request.ts';
import { isSignedIn } from '../login/use-login.ts';
import { useSubmit } from '../../../widgets/account-form/use-submit.ts';

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
function sendsCode(channel: SecondStepChannel): channel is 'sms' | 'email' {
  return channel === 'sms' || channel === 'email';
}

/** State, validation and submission of the second step: the channel and its code. */
export function useSecondStep({ accounts: { codes }, offers, onDone }: Needs) {
  const { t } = useLingui();
  const { session, ui } = useApp();
  const first: Entry = { channel: offers[0]?.channel ?? 'sms', code: '' };
  // An app code may be a recovery code, which has letters: the gateway checks it.
  const form = useForm<Entry, FieldFault>(first, ({ channel: chosen, code: typed }) => ({
    code: sendsCode(chosen) ? codeFault(typed) : typed.trim() === '' ? 'required' : null,
  }));
  const { channel, code } = form.entry;
  const submission = useSubmit({
    code: (fault) => form.setFaults({ code: fault }),
    verificationCode: (fault) => form.setFaults({ code: fault }),
  });
  const requesting = useSubmit({});
  const request = useCodeRequest({ codes, use: 'secondStep', receiver: channel, requesting });

  /** Leads back to the login form, where a break can be made longer. */
  async function leaveIfBlocked(error: unknown): Promise<never> {
    if (error instanceof GatewayError && blockOf(error.failure) !== null)
      await session.cancelSecondStep();
    throw error;
  }

  function get() {
    if (!sendsCode(channel)) return;
    request.get(() => codes.requestForSecondStep(channel).catch(leaveIfBlocked));
  }

  async function verify() {
    const show = () => session.verifySecondStep(channel, code).catch(leaveIfBlocked);
    await (sendsCode(channel) ? request.use(show) : show());
    ui.toast(t`Verification done, logging in`, { tone: 'good' });
    form.markSent();
    if (isSignedIn(session.state)) onDone();
  }

  return {
    form,
    request: { ...request, get },
    submission,
    choose: (chosen: SecondStepChannel) => form.change({ channel: chosen, code: '' }),
    send: () => form.validate() && submission.send(verify),
  };
}
