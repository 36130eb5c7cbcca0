import { useLingui } from '@lingui/react/macro';
import { exclusionEnd, type ExclusionKind } from '#core/protection/exclusions.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { lengthOf } from './use-break-lengths.ts';

const tickMs = 10_000;

/** Gives the end of a break that begins now, in words. */
export function useEndWords(): (kind: ExclusionKind, length: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow(tickMs) ?? Number.NaN;
  return (kind, length) => {
    const end = exclusionEnd(kind, lengthOf(length), now);
    if (end === null) return t`It begins at once, for good.`;
    const until = formatManila(end, language, 'minute');
    return t`It begins at once and lasts until ${until}, Manila time.`;
  };
}
