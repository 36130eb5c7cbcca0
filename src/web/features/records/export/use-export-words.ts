import { useLingui } from '@lingui/react/macro';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import type { ExportWords } from '#core/records/record-export.ts';
import { entryNames } from '../../../widgets/records/entry-names.ts';
import { openName, outcomeNames } from '../../../widgets/records/outcome-names.ts';
import { outcomes } from '../records-search.ts';

/** The words of an export of bets. */
export function useBetWords(): ExportWords {
  const { t } = useLingui();
  return {
    titles: [
      t`Time`,
      t`Order number`,
      t`Game`,
      t`Vendor`,
      t`Bet`,
      t`Valid bet`,
      t`Win`,
      t`Profit`,
      t`Result`,
    ],
    words: {
      ...Object.fromEntries(outcomes.map((outcome) => [outcome, t(outcomeNames[outcome])])),
      open: t(openName),
    },
  };
}

/** The words of an export of the account record. */
export function useAccountWords(): ExportWords {
  const { t } = useLingui();
  return {
    titles: [t`Time`, t`Kind`, t`Amount`, t`Balance after`, t`Order number`, t`Remark`],
    words: Object.fromEntries(entryCodes.map((code) => [code, t(entryNames[code])])),
  };
}
