import { useLingui } from '@lingui/react/macro';
import { formatRate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { typedRate } from './typed-rate.ts';

/** Bounds of a rebate, in hundredths of a percent. */
export interface RateBounds {
  readonly least: number;
  readonly most: number;
}

/** Fault of a typed rebate. */
export type RateFault = 'rate' | 'bounds';

/** Checks a typed rebate. */
export function rateFault(typed: string, { least, most }: RateBounds): RateFault | null {
  const rate = typedRate(typed);
  if (rate === null) return 'rate';
  return rate < least || rate > most ? 'bounds' : null;
}

interface RateFieldProps {
  /** Percent, as it is typed. */
  value: string;
  onChange: (typed: string) => void;
  fault: unknown;
  bounds: RateBounds;
}

/** A field for a rebate in percent, with its bounds. */
export function RateField({ value, onChange, fault, bounds }: RateFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [least, most] = [formatRate(bounds.least, language), formatRate(bounds.most, language)];
  const hint = t`From ${least} to ${most}`;
  return (
    <TextField
      label={t`Rebate in percent`}
      name="rebate"
      inputMode="decimal"
      autoComplete="off"
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={hint}
      error={
        fault === 'rate'
          ? t`Please enter a percentage such as 0.5.`
          : fault === null || fault === undefined
            ? null
            : hint
      }
    />
  );
}
