import { useLingui } from '@lingui/react/macro';
import type { AnyDepositState } from '#protocol/vocabulary/deposit-state.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { stateNames } from './state-names.ts';

const tones: Readonly<Partial<Record<AnyDepositState, 'sea' | 'lamp' | 'live'>>> = {
  created: 'lamp',
  pending: 'lamp',
  paid: 'sea',
  review: 'lamp',
  reversed: 'live',
};

/** The state of a deposit as a short label. */
export function StateBadge({ state }: { state: AnyDepositState }) {
  const { t } = useLingui();
  return <Badge tone={tones[state] ?? 'plain'}>{t(stateNames[state])}</Badge>;
}
