import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Notice } from './notice.ts';
import { plainText } from './plain-text.ts';
import styles from './notices-dialog.module.css';

interface Given {
  notices: readonly Notice[];
  /** The notice that was pressed, from 0. */
  open: number;
  onClose: () => void;
}

/** All notices, opened at one of them. */
export function NoticesDialog({ notices, open, onClose }: Given) {
  const { t } = useLingui();
  const wanted = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    wanted.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Dialog title={t`Notices`} size="wide" onClose={onClose}>
      <div className={styles.list}>
        {notices.map((notice, index) => (
          <details
            key={notice.id}
            ref={index === open ? wanted : undefined}
            className={styles.notice}
            open={index === open}
          >
            <summary>{notice.title}</summary>
            <Words notice={notice} />
          </details>
        ))}
      </div>
    </Dialog>
  );
}

function Words({ notice: { content, startsAt } }: { notice: Notice }) {
  const language = useLanguage();
  return (
    <>
      {startsAt !== null && (
        <time className={styles.date} dateTime={new Date(startsAt).toISOString()}>
          {formatDate(startsAt, language)}
        </time>
      )}
      <div className={styles.text}>
        {plainText(content)
          .split('\n')
          .map((line, index) => (
            <p key={index}>{line}</p>
          ))}
      </div>
    </>
  );
}
