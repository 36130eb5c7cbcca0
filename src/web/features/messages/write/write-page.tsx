import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Inbox, Received } from '#core/inbox/inbox.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { useMessage } from '../inbox/use-message.ts';
import type { LetterStart } from './letter-entry.ts';
import { LetterForm } from './letter-form.tsx';

interface WritePageProps {
  inbox: Inbox;
  /** Id of the message that is answered. Null for a new one. */
  answered: string | null;
}

const fresh: LetterStart = { to: '', account: '', title: '', content: '' };

/** The form of a message to the upline or the downlines. */
export function WritePage({ inbox, answered }: WritePageProps) {
  if (answered === null) return <WithRecipients inbox={inbox} start={fresh} memberId={null} />;
  return <Answer inbox={inbox} received={inbox.received} id={answered} />;
}

/** Starts an answer with its recipient and its title. */
function Answer({ inbox, received, id }: { inbox: Inbox; received: Received; id: string }) {
  const { found } = useMessage(received, id);
  if (found === null) return <FormSkeleton />;
  const message = 'message' in found ? found.message : null;
  if (message === null) return <WithRecipients inbox={inbox} start={fresh} memberId={null} />;
  const title = message.title.startsWith('Re: ') ? message.title : `Re: ${message.title}`;
  const start: LetterStart = {
    to: message.sender === 'upline' ? 'upline' : 'downline',
    account: message.account ?? '',
    title,
    content: '',
  };
  return <WithRecipients key={id} inbox={inbox} start={start} memberId={message.memberId} />;
}

interface WithRecipientsProps {
  inbox: Inbox;
  start: LetterStart;
  memberId: string | null;
}

function WithRecipients({ inbox, start, memberId }: WithRecipientsProps) {
  const { recipients: query } = inbox;
  const state = useSnapshot(query.state);
  const { recipients } = state;
  useEffect(() => void query.load(), [query]);
  return (
    <QueryView
      query={state}
      hasContent={recipients !== null}
      placeholder={<FormSkeleton />}
      empty={<NotThere />}
      onRetry={() => void query.load()}
    >
      {recipients !== null &&
        (recipients.upline === null && recipients.count === 0 ? (
          <Nobody />
        ) : (
          <LetterForm inbox={inbox} recipients={recipients} start={start} memberId={memberId} />
        ))}
    </QueryView>
  );
}

function Nobody() {
  return (
    <EmptyState
      icon="mail"
      title={<Trans>There is nobody to write to</Trans>}
      help={<Trans>Members write to their upline, and agents to their downlines.</Trans>}
      action={
        <ButtonLink to="/member" search={{ page: 'feedback' }}>
          <Trans>Write to us</Trans>
        </ButtonLink>
      }
    />
  );
}
