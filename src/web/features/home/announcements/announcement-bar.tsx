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

/** A moving line of announcements. A click opens the dialog at that announcement. The bar holds the pause button of the page. */
export function AnnouncementBar() {
  const { t } = useLingui();
  const { notices, progress, retry, open, dialog } = useAnnouncementsDialog();
  const motion = useMotion();
  return (
    <section className={styles.bar} aria-label={t`Notices`}>
      <div className={styles.inner}>
        <span className={styles.icon}>
          <Icon name="bell" />
        </span>
        {notices.length === 0 ? (
          <>
            <NoAnnouncements failed={progress.phase === 'failed'} onRetry={retry} />
            <PauseButton />
          </>
        ) : (
          <>
            <MovingLine notices={notices} motion={motion} onOpen={open} />
            <PauseButton />
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

/** Keeps the height of the bar without announcements, and after a failure. */
function NoAnnouncements({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { brand } = useApp();
  if (failed) {
    return (
      <>
        <p className={styles.quiet} role="alert">
          <Trans>The notices could not be loaded.</Trans>
        </p>
        <Button variant="plain" size="small" icon={<Icon name="refresh" />} onClick={onRetry}>
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

/** Largest number of announcements in the bar. */
const maxAnnouncements = 30;
/** Characters of HTML that are converted to text for each announcement. */
const maxHtml = 2_000;
/** Characters of text that are shown for each announcement. */
const maxText = 160;

/** The copy after the last announcement holds at least this many characters: they fill the bar of a wide screen. */
const copyCharacters = 300;

/** The first texts that fill the bar. */
function startOf<Text extends { readonly text: string }>(texts: readonly Text[]): readonly Text[] {
  let characters = 0;
  return texts.filter(({ text }) => {
    const isNeeded = characters < copyCharacters;
    characters += text.length;
    return isNeeded;
  });
}

function excerpt(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return line.length <= maxText ? line : `${line.slice(0, maxText).trimEnd()}…`;
}

interface MovingLineProps {
  notices: readonly AnnouncementText[];
  motion: Motion;
  onOpen: (index: number) => void;
}

function MovingLine({ notices, motion, onOpen }: MovingLineProps) {
  const box = useRef<HTMLDivElement>(null);
  useDrift(box, { axis: 'x', pixelsPerSecond: 48, moving: motion.moving });
  const excerpts = notices.slice(0, maxAnnouncements).map(({ id, title, content }) => ({
    id,
    title,
    text: excerpt(plainText(content.slice(0, maxHtml))),
  }));
  return (
    <div ref={box} className={styles.line} {...motion.hold}>
      {[false, true].map((copy) => (
        <ul
          key={String(copy)}
          className={styles.announcements}
          aria-hidden={copy}
          data-copy={copy}
          data-drifts
        >
          {(copy ? startOf(excerpts) : excerpts).map(({ id, title, text }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.announcement}
                tabIndex={copy ? -1 : 0}
                onClick={() => onOpen(index)}
              >
                <b>{title}</b> <span>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
