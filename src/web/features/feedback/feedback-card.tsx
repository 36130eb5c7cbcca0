import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Snapshot } from 'valtio';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Feedback, OwnFeedback } from '#core/feedback/feedback.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { feedbackTypeNames } from '../../widgets/feedback-form/type-names.ts';
import styles from './feedback.module.css';
import { Reopen } from './reopen.tsx';

type Shown = Snapshot<OwnFeedback>;

interface FeedbackCardProps {
  one: Shown;
  feedback: Feedback;
  /** The addresses of the pictures still work. */
  isFresh: boolean;
}

/** The names of the states of feedback, and the tones of their chips. */
const feedbackStateNames: Readonly<
  Record<OwnFeedback['state'], { name: MessageDescriptor; tone: 'plain' | 'lamp' | 'sea' }>
> = {
  open: { name: msg`Waits for an answer`, tone: 'lamp' },
  answered: { name: msg`Answered`, tone: 'sea' },
  closed: { name: msg`Closed`, tone: 'plain' },
  other: { name: msg`Other`, tone: 'plain' },
};

/** Feedback with its state, what was written about it since, and the way to open it again. */
export function FeedbackCard({ one, feedback, isFresh }: FeedbackCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, type, content, remark, state, replies, at, reopenBy } = one;
  const { name, tone } = feedbackStateNames[state];
  return (
    <article className={styles.card} aria-label={`${t(feedbackTypeNames[type])} ${id}`}>
      <header className={styles.head}>
        <h2>{t(feedbackTypeNames[type])}</h2>
        <Badge tone={tone}>{t(name)}</Badge>
      </header>
      <p className={styles.facts}>
        <CopyButton text={id} label={t`Copy the reference number`} />
        <span>{formatDate(at, language, 'minute')}</span>
      </p>
      <p className={styles.words} dir="auto">
        {content}
      </p>
      {remark !== '' && (
        <p className={styles.remark} dir="auto">
          {remark}
        </p>
      )}
      <Pictures pictures={one.pictures} isFresh={isFresh} />
      {replies.length > 0 && <Replies replies={replies} />}
      <AnswerTime one={one} />
      {state === 'closed' && reopenBy !== null && (
        <Reopen id={id} reopenBy={reopenBy} feedback={feedback} />
      )}
    </article>
  );
}

/** The time of the answer, and the way on when it is late or did not settle the matter. */
function AnswerTime({ one: { state, answerBy, isLate } }: { one: Shown }) {
  const language = useLanguage();
  const by = answerBy === null ? '' : formatDate(answerBy, language);
  if (isLate) {
    return (
      <Callout tone="away">
        <p>
          <Trans>Our answer is late. We are sorry.</Trans>
        </p>
        <Elsewhere />
      </Callout>
    );
  }
  if (state === 'answered' || state === 'closed') return <Elsewhere />;
  if (by === '') return null;
  return (
    <p className={styles.note}>
      <Trans>You get an answer by {by}.</Trans>
    </p>
  );
}

/** Leads to the offices that decide when the answer does not settle the matter. */
function Elsewhere() {
  return (
    <p className={styles.note}>
      <Link to="/responsible-gaming" hash="complaints">
        <Trans>Not settled? See who else decides.</Trans>
      </Link>
    </p>
  );
}

function Pictures({ pictures, isFresh }: Pick<Shown, 'pictures'> & { isFresh: boolean }) {
  const { t } = useLingui();
  if (pictures.length === 0) return null;
  if (!isFresh) {
    return (
      <p className={styles.note}>
        <Plural
          value={pictures.length}
          one="# picture, which needs a network."
          other="# pictures, which need a network."
        />
      </p>
    );
  }
  return (
    <ul className={styles.pictures}>
      {pictures.map((address, index) => (
        <li key={address}>
          <img
            src={address}
            alt={t`Picture ${index + 1}`}
            width={320}
            height={240}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}

function Replies({ replies }: Pick<Shown, 'replies'>) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ol className={styles.replies} aria-label={t`Answers`}>
      {replies.map(({ from, content, at }, nth) => (
        <li key={`${from} ${at} ${nth}`} data-from={from}>
          <p className={styles.from}>
            <b>
              {from === 'operator' ? (
                <Trans>Our answer</Trans>
              ) : from === 'member' ? (
                <Trans>You added</Trans>
              ) : (
                <Trans>Other</Trans>
              )}
            </b>
            <span>{formatDate(at, language, 'minute')}</span>
          </p>
          <p className={styles.words} dir="auto">
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
