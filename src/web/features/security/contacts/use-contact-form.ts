import { useState } from 'react';
import type { IdentityProof } from '#protocol/model/security/identity-proof.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { identityProofsOf } from '#core/security/security.ts';
import { type FormState, useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import type { RefusalHandlers } from '../../../widgets/account-form/use-submit.ts';
import { useFormDraft } from '../../../widgets/account-form/use-form-draft.ts';
import { type ProofFields, useIdentityProof } from '../form/use-identity-proof.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import { useMemberCode } from '../../../widgets/account-form/use-member-code.ts';

const empty = { contact: '', code: '', proof: '' };

interface Options {
  readonly centre: SecurityCentre;
  readonly channel: 'sms' | 'email';
  /** Dial code of a mobile number. */
  readonly dialCode?: string;
  /** The contact without spaces, as it is sent. */
  readonly plain: (typed: string) => string;
  readonly check: (typed: string) => FieldFault | null;
  /** A contact without proof of identity is verified only where it is the one of the account. */
  readonly needsProof: boolean;
  readonly save: (
    request: ProofFields & { readonly code: string },
    contact: string,
  ) => Promise<void>;
  readonly onSaved: () => void;
}

/** Shows refusals at their fields. `proof` is null in a form without one. */
function refusalsOf(
  form: FormState<typeof empty, FieldFault>,
  code: { readonly forget: () => void },
  proof: { readonly code: { readonly forget: () => void } } | null,
): RefusalHandlers {
  const showContact = (fault: FieldFault) => form.setFaults({ contact: fault });
  const showProof = (fault: FieldFault) => form.setFaults({ proof: fault });
  return {
    mobileNum: showContact,
    email: showContact,
    // A code that proved the identity is used up by now.
    verificationCode(fault) {
      code.forget();
      proof?.code.forget();
      form.setFaults({ code: fault }, proof ? { proof: '' } : {});
    },
    proofCode(fault) {
      proof?.code.forget();
      showProof(fault);
    },
    withdrawalPassword: showProof,
    loginPassword: showProof,
  };
}

/** Runs a change. Returns the proofs that it is refused without; null when it is made. */
async function askedProofs(change: () => Promise<void>): Promise<readonly IdentityProof[] | null> {
  try {
    await change();
    return null;
  } catch (error) {
    const accepts = identityProofsOf(error);
    if (accepts === null) throw error;
    return accepts;
  }
}

/** State of a form that verifies or replaces a contact: the contact, its code, and a proof of identity. */
export function useContactForm(options: Options) {
  const { centre, channel, dialCode, plain, check, save, onSaved } = options;
  const [isAsked, setAsked] = useState(false);
  const hasProof = options.needsProof || isAsked;
  const proof = useIdentityProof(centre);
  const form = useForm<typeof empty, FieldFault>(
    empty,
    ({ contact, code: typed, proof: secret }) => ({
      contact: check(contact),
      code: typed === '' ? 'required' : null,
      proof: hasProof ? proof.check(secret) : null,
    }),
  );
  const { contact } = form.entry;
  useFormDraft(form.change, { drafts: centre.drafts, name: channel, draft: { contact } });

  const showContact = (fault: FieldFault) => form.setFaults({ contact: fault });
  const to = { purpose: 'newContact', channel, receiver: plain(contact) } as const;
  const code = useMemberCode(
    centre.security,
    { ...to, ...(dialCode !== undefined && { dialCode }) },
    { mobileNum: showContact, email: showContact },
  );
  const submission = useSecretSubmit(refusalsOf(form, code, hasProof ? proof : null));

  async function send(): Promise<void> {
    const { code: typed, proof: secret } = form.entry;
    const request = { code: typed, ...(hasProof ? proof.fields(secret) : {}) };
    const accepts = await askedProofs(() => save(request, plain(contact)));
    if (accepts !== null) {
      proof.list(accepts);
      setAsked(true);
      return;
    }
    form.markSent();
    onSaved();
  }

  return {
    form,
    submission,
    proof: hasProof ? proof : null,
    code,
    getCode() {
      const fault = check(contact);
      form.setFaults({ contact: fault });
      if (fault === null) code.get();
    },
    submit: () => form.validate() && submission.send(send),
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
