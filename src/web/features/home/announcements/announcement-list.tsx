import { Trans } from '@lingui/react/macro';
import { formatDate, isoTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { AnnouncementText } from './announcement-text.ts';
import styles from './announcement-list.module.css';
import { useAnnouncementsDialog } from './use-announcements-dialog.tsx';

/** Announcements on the page. The others are in the dialog. */
const maxShown = 4;

/** Titles of the newest announcements. A click opens the dialog at that announcement. */
export function AnnouncementList() {
  const { notices, progress, retry, open, dialog } = useAnnouncementsDialog();
  const all = (
    <Button variant="plain" size="small" onClick={() => open(0)}>
      <Trans>See all</Trans>
    </Button>
  );
  return (
    <Section
      title={<Trans>What is new</Trans>}
      action={notices.length > maxShown && all}
      busy={progress.phase === 'loading'}
    >
      <QueryView
        query={progress}
        hasContent={notices.length > 0}
        placeholder={<ListSkeleton />}
        empty={<EmptyState icon="bell" title={<Trans>All is calm: nothing new today</Trans>} />}
        onRetry={retry}
      >
        <ul className={styles.list}>
          {notices.slice(0, maxShown).map((notice, index) => (
            <li key={notice.id}>
              <Item notice={notice} onOpen={() => open(index)} />
            </li>
          ))}
        </ul>
      </QueryView>
      {dialog}
    </Section>
  );
}

function Item({
  notice: { title, startsAt },
  onOpen,
}: {
  notice: AnnouncementText;
  onOpen: () => void;
}) {
  const language = useLanguage();
  return (
    <button type="button" className={styles.announcement} onClick={onOpen}>
      <span className={styles.title}>{title}</span>
      {startsAt !== null && (
        <time className={styles.date} dateTime={isoTime(startsAt)}>
          {formatDate(startsAt, language)}
        </time>
      )}
      <Icon name="right" />
    </button>
  );
}

function ListSkeleton() {
  return (
    <ul className={styles.list}>
      {Array.from({ length: maxShown }, (_, index) => (
        <li key={index} className={styles.announcement}>
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}
