import { Trans } from '@lingui/react/macro';
import type { Accounts } from '#core/accounts/accounts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { FormCaptchaField } from '../form-captcha-field.tsx';
import { SentCodeField } from '../sent-code-field.tsx';
import { MobileNumberField } from '../mobile-number-field.tsx';
import { FailureMessage } from '../failure-message.tsx';
import { useSmsLogin } from './use-sms-login.ts';
import { WithAccounts } from '../with-accounts.tsx';

/** Login by mobile number and a code that is sent to it. */
export function SmsForm({ onDone }: { onDone: () => void }) {
  return (
    <WithAccounts>{(accounts) => <Fields accounts={accounts} onDone={onDone} />}</WithAccounts>
  );
}

function Fields({ accounts, onDone }: { accounts: Accounts; onDone: () => void }) {
  const { form, captcha, request, pending, failure, send } = useSmsLogin(accounts, onDone);
  const { entry, change, fault } = form;

  return (
    <Form form={form} onSubmit={send} refusal={failure && <FailureMessage failure={failure} />}>
      <MobileNumberField
        countries={accounts.countries}
        country={entry.country}
        onCountry={(country) => change({ country })}
        value={entry.mobile}
        onChange={(mobile) => change({ mobile })}
        fault={fault('mobile')}
      />
      <SentCodeField
        request={request}
        onGet={request.get}
        value={entry.code}
        onChange={(code) => change({ code })}
        fault={fault('code')}
      />
      {captcha && (
        <FormCaptchaField
          captcha={captcha}
          value={entry.captcha}
          onChange={(typed) => change({ captcha: typed })}
          fault={fault('captcha')}
        />
      )}
      <CheckBox
        checked={entry.remember}
        onChange={({ target }) => change({ remember: target.checked })}
      >
        <Trans>Remember my number on this device for a day</Trans>
      </CheckBox>
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        <Trans>Log in</Trans>
      </Button>
    </Form>
  );
}
