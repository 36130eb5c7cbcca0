import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FundsProtection } from '#core/trust/trust.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { OfficeName } from './office-name.tsx';
import { Part, TrustSection } from './trust-section.tsx';

/** The protection in one line, and its meaning if the operator cannot pay. */
const protectionWords: Readonly<
  Record<FundsProtection, { readonly name: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  none: {
    name: msg`Your balance is not protected.`,
    about: msg`It is part of the money of the business. If the business fails, you can lose all of it. Keep here only what you want to play with, and withdraw the rest.`,
  },
  separate: {
    name: msg`Your balance is kept apart from our own money.`,
    about: msg`It is on bank accounts for players only, and we pay none of our costs from them. If the business fails, it can still happen that not all of it is paid back.`,
  },
  bond: {
    name: msg`A deposit of ours covers your balance.`,
    about: msg`A sum, or an insurance, is set aside for players. If we cannot pay, players are paid from it.`,
  },
  trustee: {
    name: msg`A trustee holds your balance for you.`,
    about: msg`The money belongs to the players, not to us. If the business fails, the trustee pays it out to you.`,
  },
};

interface MoneySectionProps {
  protection: FundsProtection;
  holder: string | null;
  url: string | null;
}

/** The protection of balances, and the way to claim one. */
export function MoneySection({ protection, holder, url }: MoneySectionProps) {
  const { t } = useLingui();
  const { name, about } = protectionWords[protection];
  return (
    <TrustSection name="money">
      <Callout tone={protection === 'none' ? 'bad' : 'good'}>{t(name)}</Callout>
      <p>{t(about)}</p>
      {holder !== null && (
        <p>
          <Trans>
            It is with: <OfficeName office={{ name: holder, url }} />
          </Trans>
        </p>
      )}
      <Part title={<Trans>How to claim your money</Trans>}>
        <ol>
          <li>
            <Trans>Ask for a withdrawal. Your money stays yours, also during a break.</Trans>
          </li>
          <li>
            <Trans>
              If it is not paid, complain to us in writing, with the number of the withdrawal.
            </Trans>
          </li>
          <li>
            {protection === 'none' ? (
              <Trans>
                If the business has ended, report your balance to the person who winds it up.
              </Trans>
            ) : (
              <Trans>
                If the business has ended, write to the people who hold the money, with your
                username and your balance.
              </Trans>
            )}
          </li>
        </ol>
        <p>
          <Trans>
            Download your data now and then: it proves your balance. You find it under Security.
          </Trans>
        </p>
      </Part>
    </TrustSection>
  );
}
