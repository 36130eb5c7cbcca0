import type { Snapshot } from 'valtio';
import type { DepositBonus } from '#protocol/model/cashier/deposit-bonus.ts';
import type { DepositChannel } from '#protocol/model/cashier/deposit-channel.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import { type DepositFault, depositFault } from '#core/cashier/deposit-fault.ts';
import { type FormState, useForm } from '../../../lib/form/use-form.ts';
import type { NewDepositProps } from './new-deposit-props.ts';

/** Fields of a new deposit: code of the channel, amount as typed, and id of the bonus. Empty for none. */
interface DepositEntry {
  channel: string;
  amount: string;
  bonus: string;
}

/** The form of a new deposit. Its fields are filled, not changed: leaving them loses too little to ask about. */
export type DepositForm = FormState<DepositEntry, DepositFault | 'closed'>;

interface DepositFormState {
  form: DepositForm;
  /** The chosen channel; null when there is none. */
  channel: Snapshot<DepositChannel> | null;
  /** The bonuses that can be chosen with the channel. */
  bonuses: readonly Snapshot<DepositBonus>[];
  bonus: Snapshot<DepositBonus> | null;
  /** The typed amount; null while it is none. */
  centavos: number | null;
}

type Options = Pick<NewDepositProps, 'settings' | 'groups' | 'preselected'>;

/** The state of a new deposit. The channel that was used last is chosen at first, if it is open. */
export function useDepositForm({ settings, groups, preselected }: Options): DepositFormState {
  const channels = groups.flat();
  const find = (code: string) => channels.find((channel) => channel.code === code) ?? null;
  const last = find(settings.last?.channel ?? '');
  const first = last?.open ? last : (channels.find(({ open }) => open) ?? channels[0] ?? null);
  const wanted = settings.bonuses.find(
    ({ id, promotion }) => preselected !== undefined && [id, promotion].includes(preselected),
  );
  const initial = { channel: first?.code ?? '', amount: '', bonus: wanted?.id ?? '' };

  const form: DepositForm = useForm<DepositEntry, DepositFault | 'closed'>(initial, (entry) => {
    const chosen = find(entry.channel);
    if (chosen === null || !chosen.open) return { channel: 'closed' };
    return { amount: depositFault(entry.amount, chosen, settings.limit?.remaining) };
  });

  const bonuses = settings.bonuses.filter(
    ({ channels: codes }) => codes.length === 0 || codes.includes(form.entry.channel),
  );
  return {
    form,
    channel: find(form.entry.channel),
    bonuses,
    bonus: bonuses.find(({ id }) => id === form.entry.bonus) ?? null,
    centavos: typedAmount(form.entry.amount),
  };
}
