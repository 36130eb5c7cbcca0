import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatDate, isoTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { RichText } from '../../../widgets/rich-text/rich-text.tsx';
import type { AnnouncementText } from './announcement-text.ts';
import styles from './announcements-dialog.module.css';

/** Announcements per page. */
const perPage = 9;

interface AnnouncementsDialogProps {
  notices: readonly AnnouncementText[];
  /** Index of the announcement to open, from 0. */
  open: number;
  onClose: () => void;
}

/** All announcements in pages of nine, opened at one of them. */
export function AnnouncementsDialog({ notices, open, onClose }: AnnouncementsDialogProps) {
  const { t } = useLingui();
  const pages = Math.ceil(notices.length / perPage);
  const [page, setPage] = useState(Math.floor(open / perPage) + 1);
  const shown = Math.min(page, Math.max(1, pages));
  const first = (shown - 1) * perPage;
  return (
    <Dialog
      title={t`Notices`}
      size="wide"
      onClose={onClose}
      footer={
        pages > 1 && (
          <Pagination page={shown} pages={pages} label={t`Pages of notices`} onPage={setPage} />
        )
      }
    >
      <Page key={shown} notices={notices.slice(first, first + perPage)} open={open - first} />
    </Dialog>
  );
}

/** One page. The requested announcement is expanded and scrolled into view. */
function Page({ notices, open }: Pick<AnnouncementsDialogProps, 'notices' | 'open'>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const opened = list.current?.querySelector('details[open] summary');
    (opened ?? list.current)?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={list} className={styles.list}>
      {notices.map((notice, index) => (
        <Disclosure key={notice.id} title={notice.title} open={index === open}>
          <Content notice={notice} />
        </Disclosure>
      ))}
    </div>
  );
}

function Content({ notice: { content, startsAt } }: { notice: AnnouncementText }) {
  const language = useLanguage();
  return (
    <>
      {startsAt !== null && (
        <time className={styles.date} dateTime={isoTime(startsAt)}>
          {formatDate(startsAt, language)}
        </time>
      )}
      <div className={styles.text}>
        <RichText html={content} />
      </div>
    </>
  );
}
