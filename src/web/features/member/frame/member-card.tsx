import { Plural } from '@lingui/react/macro';
import { useNow } from '../../../lib/time/use-now.ts';
import { Avatar } from '../../../widgets/avatar/avatar.tsx';
import { usePlayer } from '../../../widgets/player/use-player.ts';
import { daysJoined } from './days-joined.ts';
import styles from './member-card.module.css';

const minuteMs = 60_000;

/** Picture, nickname, level and days since the registration. */
export function MemberCard() {
  const { profile, name, level, avatar } = usePlayer();
  const now = useNow(minuteMs);
  const since = profile?.registeredAt ?? 0;
  const days = since > 0 && now !== null ? daysJoined(since, now) : null;
  return (
    <div className={styles.card}>
      <Avatar name={name} picture={avatar} />
      <p>
        <b>{name}</b>
        {level && <span className={styles.level}>{level}</span>}
        {days !== null && (
          <small>
            <Plural value={days} one="# day with us" other="# days with us" />
          </small>
        )}
      </p>
    </div>
  );
}
