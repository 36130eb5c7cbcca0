import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Captcha } from '#core/accounts/captcha.ts';
import { CaptchaField } from '../../ui/captcha-field/captcha-field.tsx';
import { type FieldFault, useFaultMessage } from './field-fault.ts';

interface FormCaptchaFieldProps {
  captcha: Captcha;
  value: string;
  onChange: (typed: string) => void;
  fault: FieldFault | null;
}

/** Field for the characters of a captcha picture. */
export function FormCaptchaField({ captcha, value, onChange, fault }: FormCaptchaFieldProps) {
  const { t } = useLingui();
  const message = useFaultMessage();
  const { picture, phase } = useSnapshot(captcha.state);
  return (
    <CaptchaField
      picture={picture}
      pending={phase === 'loading'}
      onRefresh={() => void captcha.refresh()}
      value={value}
      onChange={onChange}
      error={message(fault, t`Please type what the picture shows.`)}
    />
  );
}
