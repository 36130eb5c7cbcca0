import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Message } from '#protocol/model/contact/message.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import type { Received } from '#core/inbox/inbox.ts';
import { formatDate, isoTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { FailedState } from '../../../widgets/failed-state/failed-state.tsx';
import { RichText } from '../../../widgets/rich-text/rich-text.tsx';
import type { Removal } from '../parts/use-removal.ts';
import { AttachedReward } from './attached-reward.tsx';
import styles from './inbox.module.css';
import { SenderLine } from './sender-line.tsx';
import { useMessage } from './use-message.ts';

interface MessageViewProps {
  id: string;
  received: Received;
  removal: Removal;
}

/** One message with its reward. Opening it marks it as read. */
export function MessageView({ id, received, removal }: MessageViewProps) {
  const { found, retry } = useMessage(received, id);
  const isUnread = found !== null && 'message' in found && found.message?.isRead === false;

  useEffect(() => {
    if (!isUnread) return;
    received.markRead([id]).catch((error: unknown) => {
      // It stays unread for the gateway, and is marked when it is opened again.
      if (!(error instanceof GatewayError)) throw error;
    });
  }, [received, id, isUnread]);

  if (found === null) return <FormSkeleton />;
  if ('failure' in found) return <FailedState failure={found.failure} onRetry={retry} />;
  if (found.message === null) return <Missing />;
  return <Opened message={found.message} received={received} removal={removal} />;
}

function Missing() {
  return (
    <EmptyState
      icon="mail"
      title={<Trans>This message is not here any more</Trans>}
      help={<Trans>It was deleted, or it belongs to another account.</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'messageV2' }}>
          <Trans>To the inbox</Trans>
        </ButtonLink>
      }
    />
  );
}

interface OpenedProps extends Omit<MessageViewProps, 'id'> {
  message: Message;
}

function Opened({ message, received, removal }: OpenedProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { id, sender, account, title, content, at, reward } = message;
  const canAnswer = sender === 'upline' || (sender !== 'other' && account !== null);
  const close = () => void navigate({ to: '/member', search: { page: 'messageV2' } });
  return (
    <article className={styles.message} aria-labelledby="message-title">
      <header className={styles.head}>
        <span className={styles.top}>
          <SenderLine message={message} />
          <time className={styles.at} dateTime={isoTime(at)}>
            {formatDate(at, language, 'minute')}
          </time>
        </span>
        <h2 id="message-title" dir="auto">
          {title}
        </h2>
      </header>
      <div className={styles.text} dir="auto">
        <RichText html={content} under={2} />
      </div>
      {reward && <AttachedReward message={message} reward={reward} received={received} />}
      <footer className={styles.foot}>
        {canAnswer && (
          <ButtonLink
            to="/member"
            search={{ page: 'messageV2', messages: 'write', message: id }}
            variant="primary"
          >
            <Trans>Answer</Trans>
          </ButtonLink>
        )}
        <AttemptButton of={removal.deleting} onClick={() => removal.remove([id], close)}>
          <Trans>Delete</Trans>
        </AttemptButton>
      </footer>
    </article>
  );
}
