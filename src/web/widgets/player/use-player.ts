import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { useModules } from '../../lib/use-modules.ts';

/** The signed-in player. The profile is null until it is loaded. */
export function usePlayer() {
  const { member, session, system } = useApp();
  const { username } = useSnapshot(session.state);
  const hasClub = useModules()('MEMCLUB3');
  const { member: profile, avatar } = useSnapshot(member.state);
  return {
    profile,
    name: profile?.nickname || profile?.account || username || '',
    /** The level in the club of the operator. */
    level: hasClub ? (profile?.level ?? null) : null,
    avatar: system.picture(avatar),
  };
}
