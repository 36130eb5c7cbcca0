import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { RegisterField as Field } from '#core/registration/registration-rules.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { CaptchaField } from '../../../ui/captcha-field/captcha-field.tsx';
import { CodeField } from '../../../ui/code-field/code-field.tsx';
import { GetCodeButton } from '../../../ui/get-code-button/get-code-button.tsx';
import { MobileField } from '../../../widgets/mobile-field/mobile-field.tsx';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { fieldInputOf } from './field-inputs.ts';
import { useFieldMessages } from './use-field-messages.ts';
import type { RegisterCode } from '../form/use-register-code.ts';
import type { Register } from '../form/use-register.ts';

interface Given {
  accounts: Accounts;
  register: Register;
  code: RegisterCode;
  field: Field;
}

/** The gateway takes no more in one field. */
const most = 200;

function useField({ register, field }: Given) {
  const words = useFieldMessages();
  const found = register.faultOf(field.name);
  return {
    name: field.name,
    label: words.label(field),
    hint: words.hint(field),
    error: found && words.fault(field, found),
    required: field.rule.required,
    value: register.valueOf(field.name),
  };
}

/** A field of the form, in the shape that suits what it asks for. */
export function RegisterField(given: Given) {
  switch (given.field.name) {
    case 'mobileNum':
      return <Mobile {...given} />;
    case 'verificationCode':
      return <Code {...given} />;
    case 'captcha':
      return <Captcha {...given} />;
    default:
      return <Line {...given} />;
  }
}

function Line(given: Given) {
  const { name, rule } = given.field;
  const field = useField(given);
  const { type, inputMode, autoComplete, autoCapitalize } = fieldInputOf(name, rule);
  const Kind = type === 'password' ? PasswordField : TextField;
  return (
    <Kind
      {...field}
      {...(type !== undefined && type !== 'password' && { type })}
      {...(inputMode && { inputMode })}
      {...(autoCapitalize && { autoCapitalize })}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck={false}
      maxLength={most}
      onChange={({ target }) => given.register.write(name, target.value)}
    />
  );
}

function Mobile(given: Given) {
  const { accounts, register, code } = given;
  const { countries } = useSnapshot(accounts.countries.state);
  const { hint: _, ...field } = useField(given);

  function write(name: string, value: string) {
    code.leave();
    register.write(name, value);
  }

  return (
    <MobileField
      {...field}
      countries={countries}
      country={register.country}
      onCountry={(country) => write('country', country.code)}
      onChange={(number) => write('mobileNum', number)}
    />
  );
}

function Code(given: Given) {
  const { register, code, field: asked } = given;
  const { t } = useLingui();
  const { required: _, ...field } = useField(given);
  const { sentTo } = code;
  return (
    <CodeField
      {...field}
      hint={
        sentTo === null ? t`We send it to your mobile number.` : t`We sent a code to ${sentTo}.`
      }
      length={Math.max(4, Math.min(asked.rule.maxLength, 10))}
      smsKey={code.until}
      onChange={(digits) => register.write(asked.name, digits)}
      action={<GetCodeButton until={code.until} pending={code.pending} onGet={code.get} />}
    />
  );
}

function Captcha(given: Given) {
  const { accounts, register } = given;
  const { picture, phase } = useSnapshot(accounts.captcha.state);
  const { label: _, hint: __, required: ___, ...field } = useField(given);
  return (
    <CaptchaField
      {...field}
      inputMode={given.field.rule.patternId === 6 ? 'numeric' : 'text'}
      picture={picture}
      pending={phase === 'loading'}
      onRefresh={() => void accounts.captcha.refresh()}
      onChange={(typed) => register.write('captcha', typed)}
    />
  );
}
