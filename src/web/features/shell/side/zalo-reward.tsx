import { Trans } from '@lingui/react/macro';
import { zaloReward } from '#core/brand-partners.ts';
import { formatCompact } from '../../../i18n/format-compact.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** The reward of players who add the brand on Zalo. */
export function ZaloReward() {
  const most = formatCompact(zaloReward, useLanguage());
  return (
    <small>
      <Trans>Rewards up to {most}</Trans>
    </small>
  );
}
