import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';

/** Who is signed in, as far as it is known yet. */
export function usePlayer() {
  const { member, session, system } = useApp();
  const { username } = useSnapshot(session.state);
  const { member: profile, avatar } = useSnapshot(member.state);
  return {
    profile,
    name: profile?.nickname || profile?.account || username || '',
    level: profile?.level ?? null,
    avatar: system.picture(avatar),
  };
}
