import { Plural, Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Accounts } from '#core/accounts/accounts.ts';
import { registerMinutes } from '#core/registration/registration-steps.ts';
import { registrationMethods } from '#core/session/account-methods.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { planFields, withConfirmation } from '../fields/plan-fields.ts';

/** How long the form takes, by the number of fields that the operator requires. */
export function RegisterTime({ accounts: { registration } }: { accounts: Accounts }) {
  const { system } = useApp();
  const modules = useSnapshot(system.state).status?.modules ?? {};
  const { at, rules } = useSnapshot(registration.state);
  const way = registrationMethods((id) => modules[id] ?? false)[0];
  if (at === null || way === undefined) return <Trans>It costs nothing.</Trans>;
  const plan = { rules, way, modules, revealed: [], hidden: [] };
  const minutes = registerMinutes(withConfirmation(planFields(plan)));
  return (
    <Plural
      value={minutes}
      one="# minute is enough. It costs nothing."
      other="# minutes are enough. It costs nothing."
    />
  );
}
