import { proxy } from 'valtio/vanilla';
import { getMember, getMemberIcon, setMemberLanguage } from '#protocol/calls/member.ts';
import type { Language } from '#protocol/model/language.ts';
import type { Member } from '#protocol/model/member.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { reloadsMember } from '../roles/roles.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

interface MemberState extends QueryState {
  member: Member | null;
  /** Address of the picture of the member; null for the default picture. */
  avatar: string | null;
}

export interface MemberSlice {
  readonly state: MemberState;
  load(): Promise<void>;
  /** Drops the member where a sign-in fails. At sign-out this happens by itself. */
  forget(): void;
}

interface Needs {
  send: Send;
  cache: Cache;
  customerId(): string | null;
  language(): Language;
  events: Events;
  now(): number;
}

/** The member and the address of their picture. */
const keptMember = declareEntry('member', () => import('./member-format.ts'), 'private');

const nobody = { member: null, avatar: null };

/** The member who is signed in. */
export function createMember(needs: Needs): MemberSlice {
  const { send, cache, customerId, language } = needs;
  const state = proxy<MemberState>({ ...idle(), ...nobody });

  const { load, reset } = createQuery({
    ...needs,
    state,
    empty: nobody,
    isPrivate: true,
    enabled: () => state.member === null || reloadsMember(state.member.type),
    refreshOn: ['signedIn', 'accountChanged', 'online'],
    keep: () => cache.entry(keptMember, customerId()),
    async call(options) {
      const [member, icon] = await Promise.all([
        send(getMember, {}, options),
        send(getMemberIcon, {}, options).catch(() => null),
      ]);
      return { member, avatar: icon ?? member.avatar };
    },
    show: (profile) => profile,
  });

  // The gateway sends messages to the member in this language.
  needs.events.on('language', () => {
    if (customerId() !== null)
      void send(setMemberLanguage, { language: language() }).catch(() => undefined);
  });

  return { state, load, forget: reset };
}
