import type { IdentityState } from '#protocol/model/protection/identity.ts';

/** The state of a member: of the last check, or `none` before the first one. */
export type MemberState = IdentityState | 'none';

/**
 * The moves of a check: the member sends, the operator decides. The operator can take an approval back: the member is asked again, as
 * after a refusal.
 */
export const identityMoves = {
  send: { from: ['none', 'refused'], to: 'sent' },
  approve: { from: ['sent'], to: 'approved' },
  refuse: { from: ['sent'], to: 'refused' },
  askAgain: { from: ['approved'], to: 'refused' },
} as const satisfies Readonly<
  Record<string, { readonly from: readonly MemberState[]; readonly to: IdentityState }>
>;

export type IdentityMove = keyof typeof identityMoves;

/** Returns whether a move starts from a state. */
export function canMove(move: IdentityMove, state: MemberState): boolean {
  const from: readonly MemberState[] = identityMoves[move].from;
  return from.includes(state);
}
