import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Captcha } from '#core/accounts/captcha.ts';
import { CaptchaField } from '../../ui/captcha-field/captcha-field.tsx';
import { type FieldFault, useFaultMessage } from './field-fault.ts';

interface Given {
  captcha: Captcha;
  value: string;
  onChange: (typed: string) => void;
  fault: FieldFault | null;
}

/** The picture that was asked for, and what is typed off it. */
export function FormCaptchaField({ captcha, value, onChange, fault }: Given) {
  const { t } = useLingui();
  const words = useFaultMessage();
  const { picture, phase } = useSnapshot(captcha.state);
  return (
    <CaptchaField
      picture={picture}
      pending={phase === 'loading'}
      onRefresh={() => void captcha.refresh()}
      value={value}
      onChange={onChange}
      error={words(fault, t`Please type what the picture shows.`)}
    />
  );
}
