import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { lazily } from '../../lazily.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Notice } from './notice.ts';
import { PauseButton } from './pause-button.tsx';
import { plainText } from './plain-text.ts';
import { useDrift } from './use-drift.ts';
import { type Motion, useMotion } from './use-motion.ts';
import styles from './notice-bar.module.css';

const NoticesDialog = lazily(() =>
  import('./notices-dialog.tsx').then((loaded) => loaded.NoticesDialog),
);

/** What the operator has to say, in one moving line; a press on a notice opens the list at it. */
export function NoticeBar() {
  const { t } = useLingui();
  const { announcements } = useApp();
  const { notices } = useSnapshot(announcements.state);
  const motion = useMotion();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <section className={styles.bar} aria-label={t`Notices`}>
      <div className={styles.inner}>
        <span className={styles.mark}>
          <Icon name="bell" />
        </span>
        {notices.length === 0 ? (
          <Quiet />
        ) : (
          <>
            <Line notices={notices} motion={motion} onOpen={setOpened} />
            <PauseButton motion={motion} />
            <Button variant="plain" size="small" onClick={() => setOpened(0)}>
              <Trans>See all</Trans>
            </Button>
          </>
        )}
        {opened !== null && (
          <Suspense>
            <NoticesDialog notices={notices} open={opened} onClose={() => setOpened(null)} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** Keeps the bar's room while there is nothing to say. */
function Quiet() {
  const { brand } = useApp();
  return (
    <p className={styles.quiet}>
      <Trans>Welcome to {brand.name}. Play within your means.</Trans>
    </p>
  );
}

interface LineGiven {
  notices: readonly Notice[];
  motion: Motion;
  onOpen: (index: number) => void;
}

function Line({ notices, motion, onOpen }: LineGiven) {
  const box = useRef<HTMLDivElement>(null);
  useDrift(box, { axis: 'x', pixelsPerSecond: 48, moving: motion.moving });
  const words = notices.map(({ id, title, content }) => ({
    id,
    title,
    text: plainText(content).replaceAll('\n', ' '),
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
