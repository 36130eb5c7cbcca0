import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconLate } from '../icon-late/icon-late.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** A password field with a button that shows the password. Password managers and paste work. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action' | 'secret' | 'ref'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      secret
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          icon={<IconLate name={shown ? 'hide' : 'eye'} />}
          label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
