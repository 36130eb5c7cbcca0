import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { plainText } from '../../../widgets/rich-text/plain-text.ts';
import type { AnnouncementText } from './announcement-text.ts';
import { PauseButton } from '../pause-button.tsx';
import { useDrift } from '../use-drift.ts';
import { type Motion, useMotion } from '../use-motion.ts';
import { useAnnouncementsDialog } from './use-announcements-dialog.tsx';
import styles from './announcement-bar.module.css';

/** What the operator has to say, in one moving line; a press on a notice opens the list at it. */
export function AnnouncementBar() {
  const { t } = useLingui();
  const { notices, progress, retry, open, dialog } = useAnnouncementsDialog();
  const motion = useMotion();
  return (
    <section className={styles.bar} aria-label={t`Notices`}>
      <div className={styles.inner}>
        <span className={styles.mark}>
          <Icon name="bell" />
        </span>
        {notices.length === 0 ? (
          <Quiet failed={progress.phase === 'failed'} onRetry={retry} />
        ) : (
          <>
            <Line notices={notices} motion={motion} onOpen={open} />
            <PauseButton motion={motion} />
            <Button variant="plain" size="small" onClick={() => open(0)}>
              <Trans>See all</Trans>
            </Button>
          </>
        )}
        {dialog}
      </div>
    </section>
  );
}

/** Keeps the bar's room while there is nothing to say, or nothing could be had. */
function Quiet({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { brand } = useApp();
  if (failed) {
    return (
      <>
        <p className={styles.quiet} role="alert">
          <Trans>The notices could not be loaded.</Trans>
        </p>
        <Button variant="plain" size="small" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </>
    );
  }
  return (
    <p className={styles.quiet}>
      <Trans>Welcome to {brand.name}. Play within your means.</Trans>
    </p>
  );
}

/** How many notices the bar shows, how much of one it reads, and how much of that it says: the list has the whole. */
const barShows = 30;
const barReads = 2_000;
const barSays = 160;

function firstWords(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return line.length <= barSays ? line : `${line.slice(0, barSays).trimEnd()}…`;
}

interface LineGiven {
  notices: readonly AnnouncementText[];
  motion: Motion;
  onOpen: (index: number) => void;
}

function Line({ notices, motion, onOpen }: LineGiven) {
  const box = useRef<HTMLDivElement>(null);
  useDrift(box, { axis: 'x', pixelsPerSecond: 48, moving: motion.moving });
  const words = notices.slice(0, barShows).map(({ id, title, content }) => ({
    id,
    title,
    text: firstWords(plainText(content.slice(0, barReads))),
  }));
  return (
    <div ref={box} className={styles.line} {...motion.hold}>
      {[false, true].map((copy) => (
        <ul
          key={String(copy)}
          className={styles.notices}
          aria-hidden={copy}
          data-copy={copy}
          data-drifts
        >
          {words.map(({ id, title, text }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.notice}
                tabIndex={copy ? -1 : 0}
                onClick={() => onOpen(index)}
              >
                <b>{title}</b> {text}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
