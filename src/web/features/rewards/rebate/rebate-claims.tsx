import { Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Rebate } from '#protocol/model/rewards/rebate.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { RebateLines } from './rebate-lines.tsx';

/** The rebates that were claimed, newest first. Each opens with its lines. */
export function RebateClaims({ claims }: { claims: Snapshot<Rebate>['claims'] }) {
  const language = useLanguage();
  return (
    <Section title={<Trans>History</Trans>} size="small">
      {claims.length === 0 && (
        <EmptyState
          icon="gift"
          title={<Trans>No rebate yet</Trans>}
          help={<Trans>Each claim is listed here with its turnover and rates.</Trans>}
        />
      )}
      {claims.map(({ id, at, amount, lines }) => {
        const title = `${formatManila(at, language, 'minute')}\u00a0· ${formatMoney(amount, language)}`;
        return (
          <Disclosure key={id} title={title}>
            <RebateLines label={title} lines={lines} />
          </Disclosure>
        );
      })}
    </Section>
  );
}
