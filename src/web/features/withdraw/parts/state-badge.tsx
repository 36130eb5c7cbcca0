import { useLingui } from '@lingui/react/macro';
import type { AnyWithdrawalState } from '#protocol/vocabulary/withdrawal-state.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { stateNames } from './state-names.ts';

const tones: Readonly<Partial<Record<AnyWithdrawalState, 'sea' | 'lamp' | 'live'>>> = {
  requested: 'lamp',
  taken: 'lamp',
  approved: 'lamp',
  paying: 'lamp',
  paid: 'sea',
  failed: 'live',
  rejected: 'live',
  released: 'live',
  confirmed: 'sea',
  disputed: 'live',
  compensated: 'sea',
};

/** The state of a withdrawal as a short label. */
export function StateBadge({ state }: { state: AnyWithdrawalState }) {
  const { t } = useLingui();
  return <Badge tone={tones[state] ?? 'plain'}>{t(stateNames[state])}</Badge>;
}
