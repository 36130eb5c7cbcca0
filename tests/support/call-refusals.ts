import type { Call } from '#protocol/call.ts';
import { calls } from '#protocol/calls.ts';
import type { AccountKind } from './account-kinds.ts';
import { rights } from './call-rights.ts';
import type { CallName } from './sample-requests.ts';

const withoutSession: ReadonlySet<AccountKind> = new Set<AccountKind>([
  'guest',
  'unknownToken',
  'expiredSession',
  'suspended',
  'selfExcluded',
]);

const agents: ReadonlySet<AccountKind> = new Set<AccountKind>([
  'generalAgent',
  'agent',
  'directAgent',
  'professionalAgent',
  'agentAtFirstSignIn',
]);

/** Calls that a session may make before its password is changed. */
const duringPasswordChange: ReadonlySet<CallName> = new Set<CallName>([
  'changePassword',
  'signOut',
]);

/** Calls that do no more than read, and calls of a first sign-in that change nothing of the account. */
function isReading(name: CallName, { method }: Call): boolean {
  if (name === 'openLiveStream' || name === 'setMemberLanguage') return true;
  return method === 'GET' && name !== 'launchGame';
}

function waitsForPassword(name: CallName, call: Call, kind: AccountKind): boolean {
  if (duringPasswordChange.has(name)) return false;
  if (kind === 'mustChangePassword') return true;
  const isFirst = kind === 'firstSignIn' || kind === 'agentAtFirstSignIn';
  return isFirst && !isReading(name, call);
}

/** The refusal of a call by a kind of account, as status and code. Null: the call is served, whatever its business says. */
export function refusalOf(name: CallName, kind: AccountKind): string | null {
  const call: Call = calls[name];
  if (call.token === 'never') return null;
  const isBlocked = waitsForPassword(name, call, kind);
  if (call.token === 'required') {
    if (withoutSession.has(kind)) return '401 login.not.session';
    if (isBlocked) return '403 password_change_required';
  }
  // An optional session that does not count leaves a guest.
  const isGuest = withoutSession.has(kind) || isBlocked;
  const right = rights[name];
  if (right === 'guest' && !isGuest && kind !== 'trial') return '403 function.not.available';
  if (right === 'owner' && kind === 'trial') return '200 need_true_account';
  if (right === 'agent' && !agents.has(kind)) return '200 agent_only';
  return null;
}
