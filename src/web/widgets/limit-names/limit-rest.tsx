import { Trans } from '@lingui/react/macro';
import { formatManila } from '../../i18n/format-manila.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

interface LimitRestProps {
  /** `endsAt`: the end of the frame, or the time from which a rolling limit leaves more. */
  limit: {
    readonly remaining: number | null;
    readonly endsAt: number | null;
    readonly isRolling: boolean;
  };
}

/** The rest of a limit, with the time at which it becomes more. */
export function LimitRest({ limit: { remaining, endsAt, isRolling } }: LimitRestProps) {
  const language = useLanguage();
  const left = formatMoney(remaining, language);
  const end = formatManila(endsAt ?? Number.NaN, language, 'minute');
  if (!isRolling) {
    return remaining === 0 ? (
      <Trans>Nothing left until {end}</Trans>
    ) : (
      <Trans>
        {left} left until {end}
      </Trans>
    );
  }
  if (endsAt === null) return <Trans>{left} left</Trans>;
  return remaining === 0 ? (
    <Trans>Nothing left. It can be used again from {end}</Trans>
  ) : (
    <Trans>
      {left} left, more from {end}
    </Trans>
  );
}
