import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { App } from '#core/app.ts';
import type { Inbox } from '#core/inbox/inbox.ts';
import { useApp } from '../../lib/app-context.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { FormSkeleton } from '../../widgets/account-form/form-skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { CountBadge } from '../../widgets/player/count-badge.tsx';
import { UnreadBadge } from '../../widgets/player/unread-badge.tsx';
import { useUnread } from '../../widgets/player/use-unread.ts';
import { InboxList } from './inbox/inbox-list.tsx';
import { MessageView } from './inbox/message-view.tsx';
import { NoticeList } from './announcements/announcement-list.tsx';
import { type Removal, useRemoval } from './parts/use-removal.ts';
import { SentList } from './sent/sent-list.tsx';
import { WritePage } from './write/write-page.tsx';
import { useSnapshot } from 'valtio';
import styles from './messages.module.css';

/** The number of announcements that the member has not read on any device. */
function useUnreadNotices({ notices }: Pick<Inbox, 'notices'>): number {
  const { announcements } = useApp();
  const { list } = useSnapshot(announcements.state);
  const { marked } = useSnapshot(notices.state);
  return list.filter(({ id, read }) => !read && !marked.includes(id)).length;
}

interface MessagesSearch {
  messages?: 'sent' | 'notices' | 'write' | undefined;
  message?: string | undefined;
}

const inboxOf = async (app: App): Promise<Inbox> => (await app.help()).inbox();

/** The messages of the member: received and sent ones, announcements, one message, and the form. */
export function MessagesPage({ search }: { search: MessagesSearch }) {
  return (
    <WithSlice from={inboxOf} placeholder={<FormSkeleton />}>
      {(inbox) => <Parts inbox={inbox} {...search} />}
    </WithSlice>
  );
}

function Parts({ inbox, messages, message }: MessagesSearch & { inbox: Inbox }) {
  const received = useRemoval(inbox.received);
  const sent = useRemoval(inbox.letters);
  const { recipients } = inbox;
  // They are kept, so that a message can be written without a network.
  useEffect(() => {
    if (recipients.state.phase === 'idle') void recipients.load();
  }, [recipients]);
  if (messages === 'write') return <WritePage inbox={inbox} answered={message ?? null} />;
  if (message !== undefined) {
    return <MessageView key={message} id={message} received={inbox.received} removal={received} />;
  }
  return <Lists inbox={inbox} current={messages ?? 'inbox'} received={received} sent={sent} />;
}

interface ListsProps {
  inbox: Inbox;
  current: 'inbox' | 'sent' | 'notices';
  received: Removal;
  sent: Removal;
}

function Lists({ inbox, current, received, sent }: ListsProps) {
  const { t } = useLingui();
  const { announcements } = useApp();
  const navigate = useNavigate();
  const unread = useUnread();
  const unreadNotices = useUnreadNotices(inbox);
  useEffect(() => void announcements.load(), [announcements]);
  const choose = (id: string): void => {
    const chosen = id === 'sent' || id === 'notices' ? ({ messages: id } as const) : {};
    void navigate({
      to: '/member',
      search: { page: 'messageV2', ...chosen },
      resetScroll: false,
    });
  };
  return (
    <div className={styles.page}>
      <Tabs
        id="messages"
        label={t`Messages`}
        tabs={[
          {
            id: 'inbox',
            face: (
              <>
                <Trans>Inbox</Trans>
                <UnreadBadge unread={unread} />
              </>
            ),
          },
          { id: 'sent', face: <Trans>Sent</Trans> },
          {
            id: 'notices',
            face: <AnnouncementsFace unread={unreadNotices} />,
          },
        ]}
        current={current}
        onChoose={choose}
      />
      <TabPanel id="messages" current={current}>
        <div className={styles.panel}>
          {current !== 'notices' && <WriteLink />}
          {current === 'inbox' && <InboxList received={inbox.received} removal={received} />}
          {current === 'sent' && <SentList letters={inbox.letters} removal={sent} />}
          {current === 'notices' && <NoticeList notices={inbox.notices} />}
        </div>
      </TabPanel>
    </div>
  );
}

function WriteLink() {
  return (
    <p className={styles.write}>
      <ButtonLink
        to="/member"
        search={{ page: 'messageV2', messages: 'write' }}
        variant="primary"
        icon={<Icon name="mail" />}
      >
        <Trans>Write a message</Trans>
      </ButtonLink>
    </p>
  );
}

function AnnouncementsFace({ unread: notices }: { unread: number }) {
  return (
    <>
      <Trans>Announcements</Trans>
      <CountBadge count={notices}>
        <Plural value={notices} one="# unread announcement" other="# unread announcements" />
      </CountBadge>
    </>
  );
}
