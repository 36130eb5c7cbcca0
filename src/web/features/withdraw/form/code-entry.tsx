import { Trans, useLingui } from '@lingui/react/macro';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { SentCodeField } from '../../../widgets/account-form/sent-code-field.tsx';
import { useVerifiedChannels } from '../../../widgets/account-form/use-verified-channels.ts';
import type { WithdrawFormState } from './use-withdraw-form.ts';

interface CodeEntryProps {
  state: WithdrawFormState;
  centre: SecurityCentre;
  fault: FieldFault | null;
}

/** The code by SMS that this amount needs. It goes to the verified number of the member. */
export function CodeEntry({ state: { form, code }, centre, fault }: CodeEntryProps) {
  const { t } = useLingui();
  const sms = useVerifiedChannels(centre).find(({ channel }) => channel === 'sms');
  if (sms === undefined) {
    return (
      <Callout>
        <p>
          <Trans>
            This amount needs a code by SMS, and your mobile number is not verified yet.
          </Trans>
        </p>
        <ButtonLink to="/member" search={{ page: 'securityCenter', item: 'mobile' }} size="small">
          <Trans>Verify my number</Trans>
        </ButtonLink>
      </Callout>
    );
  }
  const { to } = sms;
  return (
    <SentCodeField
      label={t`Code to ${to}`}
      request={code}
      onGet={code.get}
      value={form.entry.code}
      onChange={(typed) => form.change({ code: typed })}
      fault={fault}
    />
  );
}
