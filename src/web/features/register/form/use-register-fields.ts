import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { RegistrationSlice } from '#core/registration/registration.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { planFields, type Way, withConfirmation } from '../fields/plan-fields.ts';
import { useInvitation } from './use-invitation.ts';

/** The fields of the form. A refused field is shown from then on; a valid code of the address is not. */
export function useRegisterFields(registration: RegistrationSlice, way: Way) {
  const { system } = useApp();
  const { rules } = useSnapshot(registration.state);
  const { status } = useSnapshot(system.state);
  const invitation = useInvitation(registration);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const isInvalid = invitation.isGood === false;
  const revealed = isInvalid ? [...refused, 'affiliateCode'] : refused;
  const isInvited = invitation.affiliateCode !== null && !revealed.includes('affiliateCode');
  const hidden = isInvited ? ['affiliateCode'] : [];
  const options = { rules, modules: status?.modules ?? {}, way };

  /** Shows a refused field. Returns false if this registration method does not have it. */
  function reveal(name: string): boolean {
    const shown = withConfirmation(planFields({ ...options, revealed: [name], hidden: [] }));
    setRefused((now) => [...now, name]);
    return shown.some((field) => field.name === name);
  }

  const fields = planFields({ ...options, revealed, hidden });
  return { fields, invitation, isInvited, reveal };
}

export type RegisterFields = ReturnType<typeof useRegisterFields>;
