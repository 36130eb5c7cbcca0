import { Trans } from '@lingui/react/macro';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** The last moment at which a reward can be claimed, in the time of Manila. */
export function LastDay({ expiresAt }: { expiresAt: number | null }) {
  const language = useLanguage();
  if (expiresAt === null) return <Trans>It does not expire.</Trans>;
  const until = formatManila(expiresAt, language, 'minute');
  return <Trans>Claim it until {until}, Manila time.</Trans>;
}
