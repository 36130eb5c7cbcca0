import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Announcement } from '#protocol/model/announcement.ts';
import type { Inbox } from '#core/inbox/inbox.ts';
import { formatDate, isoTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { RichText } from '../../../widgets/rich-text/rich-text.tsx';
import styles from './message-announcements.module.css';

/** The announcements, with marks of those that the member has not read. Opening one marks it as read, on all devices. */
export function NoticeList({ notices }: Pick<Inbox, 'notices'>) {
  const { t } = useLingui();
  const { announcements } = useApp();
  const { list, phase, failure, at } = useSnapshot(announcements.state);
  const { marked } = useSnapshot(notices.state);
  const { attempt, ...marking } = useAttempt();
  const isRead = ({ id, read }: Pick<Announcement, 'id' | 'read'>) => read || marked.includes(id);
  const unread = list.filter((one) => !isRead(one)).map(({ id }) => id);
  // The mark of one announcement fails quietly: it is made again when it is opened again.
  const open = (id: string) => void notices.markRead([id]).catch(() => undefined);
  return (
    <QueryView
      query={{ phase, failure, at }}
      hasContent={list.length > 0}
      placeholder={<FormSkeleton />}
      empty={<EmptyState icon="bell" title={<Trans>There are no announcements</Trans>} />}
      onRetry={() => void announcements.load()}
    >
      {unread.length > 0 && (
        <div className={styles.all}>
          <AttemptButton
            of={marking}
            size="small"
            onClick={() => attempt(() => notices.markRead(unread))}
          >
            <Trans>Mark all as read</Trans>
          </AttemptButton>
        </div>
      )}
      <ul className={styles.rows} aria-label={t`Announcements`}>
        {list.map((one) => (
          <li key={one.id} className={styles.row} data-unread={!isRead(one) || undefined}>
            <Notice notice={one} isRead={isRead(one)} onOpen={() => open(one.id)} />
          </li>
        ))}
      </ul>
    </QueryView>
  );
}

interface NoticeProps {
  notice: Pick<Announcement, 'title' | 'content' | 'startsAt'>;
  isRead: boolean;
  onOpen: () => void;
}

function Notice({ notice: { title, content, startsAt }, isRead, onOpen }: NoticeProps) {
  const language = useLanguage();
  return (
    <Disclosure
      onOpen={() => !isRead && onOpen()}
      title={
        <span className={styles.face}>
          <span>
            {!isRead && (
              <span className={styles.dot}>
                <VisuallyHidden>
                  <Trans>Unread</Trans>
                </VisuallyHidden>
              </span>
            )}
            <bdi>{title}</bdi>
          </span>
          {startsAt !== null && (
            <time className={styles.at} dateTime={isoTime(startsAt)}>
              {formatDate(startsAt, language)}
            </time>
          )}
        </span>
      }
    >
      <div className={styles.text}>
        <RichText html={content} />
      </div>
    </Disclosure>
  );
}
