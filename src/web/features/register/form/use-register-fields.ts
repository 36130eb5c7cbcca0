import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { RegistrationSlice } from '#core/registration/registration.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { planFields, type Way, withConfirmation } from '../fields/plan-fields.ts';
import { useInvitation } from './use-invitation.ts';

/** The fields of the form. What the gateway refuses is shown from then on; a good code of the address need not be. */
export function useRegisterFields(registration: RegistrationSlice, way: Way) {
  const { system } = useApp();
  const { rules } = useSnapshot(registration.state);
  const { status } = useSnapshot(system.state);
  const invitation = useInvitation(registration);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const isBad = invitation.isGood === false;
  const revealed = isBad ? [...refused, 'affiliateCode'] : refused;
  const isInvited = invitation.affiliateCode !== null && !revealed.includes('affiliateCode');
  const hidden = isInvited ? ['affiliateCode'] : [];
  const asked = { rules, modules: status?.modules ?? {}, way };

  /** Shows a field that was refused. False for one that has no place in this way to register. */
  function reveal(name: string): boolean {
    const shown = withConfirmation(planFields({ ...asked, revealed: [name], hidden: [] }));
    setRefused((now) => [...now, name]);
    return shown.some((field) => field.name === name);
  }

  const fields = planFields({ ...asked, revealed, hidden });
  return { fields, invitation, isInvited, reveal };
}

export type RegisterFields = ReturnType<typeof useRegisterFields>;
