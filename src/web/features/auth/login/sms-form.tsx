import { Trans } from '@lingui/react/macro';
import type { Accounts } from '#core/accounts/accounts.ts';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { FormCaptchaField } from '../../../widgets/account-form/form-captcha-field.tsx';
import { SentCodeField } from '../../../widgets/account-form/sent-code-field.tsx';
import { MobileNumberField } from '../../../widgets/account-form/mobile-number-field.tsx';
import { StayField } from './stay-field.tsx';
import { useSmsLogin } from './use-sms-login.ts';
import { WithAccounts } from '../../../widgets/account-form/with-accounts.tsx';

/** Login by mobile number and a code that is sent to it. */
export function SmsForm({ onDone }: { onDone: () => void }) {
  return (
    <WithAccounts>{(accounts) => <Fields accounts={accounts} onDone={onDone} />}</WithAccounts>
  );
}

function Fields({ accounts, onDone }: { accounts: Accounts; onDone: () => void }) {
  const { form, captcha, request, submission, send } = useSmsLogin(accounts, onDone);
  const { entry, change, fault } = form;

  return (
    <Form form={form} onSubmit={send} submission={submission}>
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
        onChange={({ target }) => change({ remember: target.checked, stay: false })}
      >
        <Trans>Remember my number on this device for a day</Trans>
      </CheckBox>
      <StayField
        isRemembered={entry.remember}
        value={entry.stay}
        onChange={(stay) => change({ stay })}
      />
      <SubmitButton>
        <Trans>Log in</Trans>
      </SubmitButton>
    </Form>
  );
}
