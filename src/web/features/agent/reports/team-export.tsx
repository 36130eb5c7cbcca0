import { useLingui } from '@lingui/react/macro';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import type { TeamFilter } from '#core/agent/agent.ts';
import type { TeamExportRequest } from '#core/records/record-export.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { entryNames } from '../../../widgets/records/entry-names.ts';
import { ExportButton } from '../../../widgets/records/export-button.tsx';
import { figureNames } from './report-columns.tsx';

interface TeamExportProps {
  what: TeamExportRequest['what'];
  members: TeamFilter;
  category?: TeamExportRequest['category'];
  code?: TeamExportRequest['code'];
}

/** Downloads a report on the team as CSV, with all of its pages. */
export function TeamExport({ what, members, category = '', code = '' }: TeamExportProps) {
  const { t } = useLingui();
  const app = useApp();
  const sums = [
    figureNames.stake,
    figureNames.payout,
    figureNames.turnover,
    figureNames.deposits,
    figureNames.withdrawals,
    figureNames.bonuses,
    figureNames.houseProfit,
  ];
  const titles =
    what === 'teamEntries'
      ? [t`Time`, t`Account`, t`Nickname`, t`Kind`, t`Amount`]
      : [t`Account`, t`Nickname`, ...sums.map((name) => t(name))];
  const words = Object.fromEntries(entryCodes.map((one) => [one, t(entryNames[one])]));
  return (
    <ExportButton
      onExport={async (options) => {
        const { exports } = await app.records();
        return exports.team({ ...members, what, category, code }, { titles, words, ...options });
      }}
    />
  );
}
