import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { FormCaptchaField } from '../../../widgets/account-form/form-captcha-field.tsx';
import { SentCodeField } from '../../../widgets/account-form/sent-code-field.tsx';
import { MobileNumberField } from '../../../widgets/account-form/mobile-number-field.tsx';
import { NewPasswordField } from '../../../widgets/account-form/new-password-field.tsx';
import { useForgotByMobile } from './use-reset-by-mobile.ts';

/** Sets a new password with a code sent to the mobile number of the account. The player logs in with it. */
export function ResetByMobile(given: Parameters<typeof useForgotByMobile>[0]) {
  const { t } = useLingui();
  const { form, captcha, rule, request, submission, send } = useForgotByMobile(given);
  const { entry, change, fault } = form;

  return (
    <Form form={form} onSubmit={send} submission={submission}>
      <MobileNumberField
        countries={given.accounts.countries}
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
      <NewPasswordField
        label={t`New password`}
        name="newPassword"
        rule={rule}
        value={entry.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        fault={fault('newPassword')}
      />
      <SubmitButton>
        <Trans>Set new password</Trans>
      </SubmitButton>
    </Form>
  );
}
