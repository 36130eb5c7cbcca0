import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';

/** The signed-in player. The profile is null until it is loaded. */
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
