import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Captcha } from '#core/accounts/captcha.ts';
import { CaptchaField } from '../../ui/captcha-field/captcha-field.tsx';
import { type Fault, useFaultWords } from './fault.ts';

interface Given {
  captcha: Captcha;
  value: string;
  onChange: (typed: string) => void;
  fault: Fault | null;
}

/** The picture that was asked for, and what is typed off it. */
export function CaptchaPart({ captcha, value, onChange, fault }: Given) {
  const { t } = useLingui();
  const words = useFaultWords();
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
