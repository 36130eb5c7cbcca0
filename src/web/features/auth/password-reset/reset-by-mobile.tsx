import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { FormCaptchaField } from '../form-captcha-field.tsx';
import { SentCodeField } from '../sent-code-field.tsx';
import { MobileNumberField } from '../mobile-number-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { FailureMessage } from '../failure-message.tsx';
import { useForgotByMobile } from './use-reset-by-mobile.ts';

/** Sets a new password with a code sent to the mobile number of the account, and signs in with it. */
export function ResetByMobile(given: Parameters<typeof useForgotByMobile>[0]) {
  const { t } = useLingui();
  const { form, captcha, rule, request, pending, failure, send } = useForgotByMobile(given);
  const { entry, change, fault } = form;

  return (
    <Form form={form} onSubmit={send} refusal={failure && <FailureMessage failure={failure} />}>
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
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        <Trans>Set it and log in</Trans>
      </Button>
    </Form>
  );
}
