import { Trans } from '@lingui/react/macro';
import type { PlayLimitKind } from '#protocol/model/protection/play-limit.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatRest } from './limit-amount.ts';

interface LimitRestProps {
  /** `endsAt`: the end of the frame, or the time from which a rolling limit leaves more. */
  limit: {
    /** Deposits by default. */
    readonly kind?: PlayLimitKind;
    readonly remaining: number | null;
    readonly endsAt: number | null;
    readonly isRolling: boolean;
  };
}

/** The rest of a limit, with the time at which it becomes more. */
export function LimitRest({
  limit: { kind = 'deposit', remaining, endsAt, isRolling },
}: LimitRestProps) {
  const language = useLanguage();
  const left = formatRest(kind, remaining, language);
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
