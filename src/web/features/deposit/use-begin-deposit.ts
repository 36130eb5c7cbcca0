import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Deposit } from '#protocol/model/cashier/deposit.ts';
import type { Deposits, NewDeposit } from '#core/cashier/deposits.ts';
import { paymentAddress } from '#core/system/outgoing-address.ts';
import { type AttemptState, useAttempt } from '../../lib/attempt/use-attempt.ts';
import { openPaymentWindow } from './payment-window.ts';

interface BeginDeposit extends AttemptState {
  /** Begins a deposit and goes to its page. Call it in the handler of a press: it opens the window of the provider's page. */
  begin: (wanted: Wanted) => void;
}

type Wanted = Omit<NewDeposit, 'channel'> & {
  readonly channel: NewDeposit['channel'] & { readonly name: string; readonly inFrame: boolean };
};

/** The address of the provider's page of a deposit that is paid there. Null for others. */
function pageOf(deposit: Deposit): string | null {
  if (deposit.state !== 'pending' || deposit.payment.way !== 'page') return null;
  return paymentAddress(deposit.payment.url, window.location.origin);
}

/** Begins deposits. */
export function useBeginDeposit(deposits: Deposits): BeginDeposit {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { attempt, ...state } = useAttempt();

  async function send({ channel, ...wanted }: Wanted): Promise<void> {
    const { name } = channel;
    const needsWindow = channel.kind === 'page' && !channel.inFrame;
    const opened = needsWindow ? openPaymentWindow(t`Opening ${name} …`) : null;
    try {
      const deposit = await deposits.begin({ channel, ...wanted });
      const address = pageOf(deposit);
      if (address === null) opened?.close();
      else opened?.show(address);
      await navigate({ to: '/member', search: { page: 'deposit', deposit: deposit.id } });
    } catch (error) {
      opened?.close();
      throw error;
    }
  }

  return { ...state, begin: (wanted) => attempt(() => send(wanted)) };
}
