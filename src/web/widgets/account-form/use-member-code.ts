import { useState } from 'react';
import type { RequestOf } from '#protocol/call.ts';
import type { sendMemberCode } from '#protocol/calls/security/member-code.ts';
import { waitUntil } from '#core/accounts/code-wait.ts';
import type { Security } from '#core/security/security.ts';
import { type RefusalHandlers, useSubmit } from './use-submit.ts';
import { clock } from '../../lib/time/clock.ts';

type CodeTo = RequestOf<typeof sendMemberCode>;

/** A code that was sent: its receiver, and the earliest time for another. */
interface Sent {
  readonly to: string;
  readonly until: number;
}

/** Sends codes to contacts of the member, and holds the time of the next request. Another receiver does not wait for the previous code. */
export function useMemberCode(security: Security, to: CodeTo, handlers: RefusalHandlers = {}) {
  const requesting = useSubmit(handlers);
  const [sent, setSent] = useState<Sent | null>(null);
  const receiver = JSON.stringify(to);

  async function request(): Promise<void> {
    const askedAt = clock.now();
    const answer = await security.sendCode(to);
    setSent({ to: receiver, until: waitUntil(answer, { askedAt, answeredAt: clock.now() }) });
  }

  const isSent = sent?.to === receiver;
  return {
    requesting,
    isSent,
    until: isSent ? sent.until : requesting.heldUntil,
    get: () => requesting.send(request),
    /** The code is used up: the next can be requested at once. */
    forget: () => setSent(null),
  };
}
