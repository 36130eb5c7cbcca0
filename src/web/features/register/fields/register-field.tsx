import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { RegisterField as Field } from '#core/registration/registration-rules.ts';
import type { Accounts } from '#core/accounts/accounts.ts';
import { CaptchaField } from '../../../ui/captcha-field/captcha-field.tsx';
import { CodeField } from '../../../ui/code-field/code-field.tsx';
import { GetCodeButton } from '../../../ui/get-code-button/get-code-button.tsx';
import { FormCaptchaField } from '../../../widgets/account-form/form-captcha-field.tsx';
import { AttemptNote } from '../../../widgets/attempt-button/attempt-note.tsx';
import { MobileField } from '../../../widgets/mobile-field/mobile-field.tsx';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { PasswordRule } from '../../../widgets/password-rule/password-rule.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useNameMessage } from '../../../widgets/account-form/use-name-message.ts';
import { fieldInputOf } from '../../../widgets/account-form/field-inputs.ts';
import { SpokenText } from '../../../ui/spoken-text/spoken-text.tsx';
import { useFieldMessages } from './use-field-messages.ts';
import type { RegisterCode } from '../form/use-register-code.ts';
import type { Register } from '../form/use-register.ts';

interface RegisterFieldProps {
  accounts: Accounts;
  register: Register;
  code: RegisterCode;
  field: Field;
}

/** Longest value that the gateway accepts, in characters. */
const maxLength = 200;

/** Fields of names as on an ID. */
const names: ReadonlySet<string> = new Set(['payeeName', 'fullName', 'realName']);

function useField({ register, field }: RegisterFieldProps) {
  const messages = useFieldMessages();
  const nameMessage = useNameMessage();
  const found = register.faultOf(field.name);
  const value = register.valueOf(field.name);
  const ofName = names.has(field.name) ? nameMessage(value) : null;
  return {
    name: field.name,
    label: messages.label(field),
    hint: messages.hint(field),
    error: found && (ofName ?? messages.fault(field, found)),
    required: field.rule.required,
    value,
  };
}

/** A field of the form, with the input that suits it. */
export function RegisterField(props: RegisterFieldProps) {
  switch (props.field.name) {
    case 'mobileNum':
      return <Mobile {...props} />;
    case 'verificationCode':
      return <Code {...props} />;
    case 'captcha':
      return <Captcha {...props} />;
    default:
      return <Line {...props} />;
  }
}

function Line(props: RegisterFieldProps) {
  const { name, rule } = props.field;
  const field = useField(props);
  const { type, inputMode, autoComplete, autoCapitalize } = fieldInputOf(name, rule);
  const Kind = type === 'password' ? PasswordField : TextField;
  const hasRule = type === 'password' && name !== 'confirmPassword';
  return (
    <Kind
      {...field}
      {...(type !== undefined && type !== 'password' && { type })}
      {...(inputMode && { inputMode })}
      {...(autoCapitalize && { autoCapitalize })}
      {...(hasRule && { details: <PasswordRule rule={rule} typed={field.value} /> })}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck={false}
      maxLength={maxLength}
      onChange={({ target }) => props.register.write(name, target.value)}
    />
  );
}

function Mobile(props: RegisterFieldProps) {
  const { accounts, register, code } = props;
  const { countries } = useSnapshot(accounts.countries.state);
  const { hint: _, ...field } = useField(props);

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

function Code(props: RegisterFieldProps) {
  const { register, code, field: definition } = props;
  const { t } = useLingui();
  const { required: _, ...field } = useField(props);
  const { sentTo, captcha } = code;
  const said = sentTo === null ? '' : t`We sent a code to ${sentTo}.`;
  return (
    <div>
      <SpokenText text={said} />
      {captcha.captcha && (
        <FormCaptchaField
          captcha={captcha.captcha}
          value={captcha.typed}
          onChange={captcha.write}
          fault={captcha.fault}
        />
      )}
      <CodeField
        {...field}
        hint={sentTo === null ? t`We send it to your mobile number.` : undefined}
        details={sentTo !== null && <small>{said}</small>}
        length={Math.max(4, Math.min(definition.rule.maxLength, 10))}
        smsKey={code.until}
        onChange={(digits) => register.write(definition.name, digits)}
        action={<GetCodeButton until={code.until} pending={code.state.pending} onGet={code.get} />}
      />
      <AttemptNote of={code.state} />
    </div>
  );
}

function Captcha(props: RegisterFieldProps) {
  const { accounts, register } = props;
  const { picture, phase } = useSnapshot(accounts.captcha.state);
  const { label: _, hint: __, required: ___, ...field } = useField(props);
  return (
    <CaptchaField
      {...field}
      inputMode={props.field.rule.patternId === 6 ? 'numeric' : 'text'}
      picture={picture}
      pending={phase === 'loading'}
      onRefresh={() => void accounts.captcha.refresh()}
      onChange={(typed) => register.write('captcha', typed)}
    />
  );
}
