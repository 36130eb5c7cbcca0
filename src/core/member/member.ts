import { proxy, ref } from 'valtio/vanilla';
import { getMember, getMemberIcon, setMemberLanguage } from '#contract/calls/member.ts';
import type { Language } from '#contract/model/language.ts';
import type { Member } from '#contract/model/member.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { Send } from '../client/send.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';

export interface MemberState extends Loadable {
  member: Member | null;
  /** The address of the member's own picture, or null for the drawn one. */
  avatar: string | null;
}

export interface MemberSlice {
  readonly state: MemberState;
  load(): Promise<void>;
  /** Has the gateway word what it sends the member by other ways in this language too. */
  tellLanguage(language: Language): void;
  forget(): void;
}

interface Needs {
  send: Send;
  cache: Cache;
  customerId(): string | null;
  now(): number;
}

const nobody = { member: null, avatar: null };

/** Who is signed in. */
export function createMember({ send, cache, customerId, now }: Needs): MemberSlice {
  const state = proxy<MemberState>({ ...idle(), ...nobody });

  const { load, reset } = createLoader(state, {
    now,
    shelf() {
      const id = customerId();
      return id === null ? null : cache.entry(cacheKeys.member, id);
    },
    async ask() {
      const [member, icon] = await Promise.all([
        send(getMember, {}),
        send(getMemberIcon, {}).catch(() => null),
      ]);
      return { member, avatar: icon ?? member.avatar };
    },
    show: ({ member, avatar }) => void Object.assign(state, { member: ref(member), avatar }),
  });

  function tellLanguage(language: Language): void {
    if (state.member) void send(setMemberLanguage, { language }).catch(() => undefined);
  }

  function forget(): void {
    reset();
    Object.assign(state, nobody);
  }

  return { state, load, tellLanguage, forget };
}
