import { Trans, useLingui } from '@lingui/react/macro';
import type { Letters, WaitingLetter } from '#core/inbox/inbox.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import styles from './sent.module.css';

interface WaitingLettersProps {
  waiting: readonly WaitingLetter[];
  letters: Letters;
}

/** Messages that were written without a network, or that the gateway has refused since. */
export function WaitingLetters({ waiting, letters }: WaitingLettersProps) {
  const { t } = useLingui();
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t`Messages that wait`}>
      {waiting.map((letter) => (
        <Waiting key={letter.key} letter={letter} letters={letters} />
      ))}
    </ul>
  );
}

function Waiting({ letter, letters }: { letter: WaitingLetter; letters: Letters }) {
  const { attempt, ...sending } = useAttempt();
  const { key, title, name, isRefused } = letter;
  return (
    <li className={styles.waiting}>
      <div className={styles.face}>
        <span className={styles.facts}>
          <Badge tone={isRefused ? 'live' : 'plain'}>
            {isRefused ? <Trans>Not sent</Trans> : <Trans>Waits for a connection</Trans>}
          </Badge>
          <bdi>{name}</bdi>
        </span>
        <bdi className={styles.title}>{title}</bdi>
        <p className={styles.note}>
          {isRefused ? (
            <Trans>We could not take it. Send it again to see why, or discard it.</Trans>
          ) : (
            <Trans>
              It is on this device only, and is sent once, as soon as you are connected.
            </Trans>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {isRefused && (
          <AttemptButton
            of={sending}
            size="small"
            onClick={() => attempt(() => letters.sendAgain(letter))}
          >
            <Trans>Send again</Trans>
          </AttemptButton>
        )}
        <Button size="small" variant="plain" onClick={() => void letters.discard(key)}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </li>
  );
}
