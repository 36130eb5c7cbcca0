import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CodeChannel, IdentityProof } from '#protocol/model/security/identity-proof.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { pinFault } from '../../../widgets/account-form/pin-rule.ts';
import { useMemberCode } from '../../../widgets/account-form/use-member-code.ts';
import { useVerifiedChannels } from '../../../widgets/account-form/use-verified-channels.ts';

/** The proof of identity in a request: one of these. */
export interface ProofFields {
  readonly withdrawalPassword?: string;
  readonly loginPassword?: string;
  readonly proofCode?: string;
  readonly proofChannel?: CodeChannel;
}

/** The ways in which the member can prove to be the owner of the account, the chosen one, and its part of a request. */
export function useIdentityProof(centre: SecurityCentre) {
  const { security } = centre;
  const { hasWithdrawalPassword } = useSnapshot(security.state);
  const channels = useVerifiedChannels(centre);
  /** The proofs that a refusal has listed: the gateway knows better. */
  const [listed, setListed] = useState<readonly IdentityProof[] | null>(null);
  const [chosen, setChosen] = useState<IdentityProof | null>(null);
  const own: readonly IdentityProof[] = [
    ...(hasWithdrawalPassword ? (['withdrawalPassword'] as const) : []),
    ...channels.map(({ channel }) => channel),
  ];
  const accepts = listed ?? (own.length > 0 ? own : (['loginPassword'] as const));
  const kind = accepts.find((proof) => proof === chosen) ?? accepts[0] ?? 'loginPassword';
  const channel = kind === 'email' ? 'email' : 'sms';
  const code = useMemberCode(security, { purpose: 'proof', channel });

  return {
    accepts,
    kind,
    choose: setChosen,
    /** Takes over the proofs that a refusal lists. */
    list: setListed,
    code,
    /** Contact of a code, masked. */
    to: channels.find((one) => one.channel === channel)?.to ?? '',
    check(typed: string): FieldFault | null {
      if (kind === 'withdrawalPassword') return pinFault(typed);
      return typed.trim() === '' ? 'required' : null;
    },
    /** The fields of the request. */
    fields(typed: string): ProofFields {
      if (kind === 'withdrawalPassword') return { withdrawalPassword: typed };
      if (kind === 'loginPassword') return { loginPassword: typed };
      return { proofCode: typed, proofChannel: kind };
    },
  };
}

export type Proof = ReturnType<typeof useIdentityProof>;
