import type { AgentChange } from '#core/agent/agent.ts';
import { formatRate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Money } from '../../../widgets/money/money.tsx';

/** The value of a change: an amount, or a rebate before and after. The value of an unknown action is not shown, for it has no unit. */
export function ChangedValue({ change: { action, from, to } }: { change: AgentChange }) {
  const language = useLanguage();
  if (to === null || action === 'other') return null;
  if (action === 'transfer') return <Money centavos={to} />;
  const rate = formatRate(to, language);
  return <>{from === null ? rate : `${formatRate(from, language)} → ${rate}`}</>;
}
