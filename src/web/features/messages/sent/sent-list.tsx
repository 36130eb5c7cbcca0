import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Letter } from '#protocol/model/contact/message.ts';
import type { Letters } from '#core/inbox/inbox.ts';
import { formatDate, isoTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import { RichText } from '../../../widgets/rich-text/rich-text.tsx';
import { ListTools, UndoBar } from '../parts/list-tools.tsx';
import type { Removal } from '../parts/use-removal.ts';
import { useSelection } from '../parts/use-selection.ts';
import { senderNames } from '../sender-names.ts';
import styles from './sent.module.css';
import { WaitingLetters } from './waiting-letters.tsx';

/** The messages that the member has sent, newest first, below those that wait. */
export function SentList({ letters, removal }: { letters: Letters; removal: Removal }) {
  const { t } = useLingui();
  const { rows, filter: search } = useSnapshot(letters.state);
  const { letters: waiting } = useSnapshot(letters.waiting);
  const selection = useSelection(rows);
  useEffect(() => void letters.load(letters.state.filter), [letters]);
  return (
    <div className={styles.sent}>
      <SearchField
        label={t`Search messages`}
        value={search}
        onSearch={(words) => void letters.load(words)}
      />
      <WaitingLetters waiting={waiting} letters={letters} />
      <UndoBar removal={removal} />
      <ListView list={letters} empty={<Nothing isSearched={search !== ''} />}>
        {(sent) => (
          <>
            <ListTools selection={selection} removal={removal} />
            <ul className={styles.rows} aria-label={t`Sent messages`}>
              {sent.map((letter) => (
                <li key={letter.id} className={styles.row}>
                  <CheckBox
                    checked={selection.has(letter.id)}
                    onChange={() => selection.toggle(letter.id)}
                  >
                    <VisuallyHidden>{t`Select ${letter.title}`}</VisuallyHidden>
                  </CheckBox>
                  <LetterRow letter={letter} />
                </li>
              ))}
            </ul>
          </>
        )}
      </ListView>
    </div>
  );
}

function LetterRow({ letter: { recipient, name, count, title, content, at } }: { letter: Letter }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Disclosure
      title={
        <span className={styles.face}>
          <bdi className={styles.title}>{title}</bdi>
          <span className={styles.facts}>
            <span>
              <span>{t(senderNames[recipient])}</span>{' '}
              {recipient === 'all_downline' ? (
                <Plural value={count} one="(# member)" other="(# members)" />
              ) : (
                <bdi>{name}</bdi>
              )}
            </span>
            <time dateTime={isoTime(at)}>{formatDate(at, language, 'minute')}</time>
          </span>
        </span>
      }
    >
      <div className={styles.text} dir="auto">
        <RichText html={content} />
      </div>
    </Disclosure>
  );
}

function Nothing({ isSearched }: { isSearched: boolean }) {
  if (isSearched) {
    return <EmptyState icon="search" title={<Trans>No message fits your search</Trans>} />;
  }
  return (
    <EmptyState
      icon="mail"
      title={<Trans>You have sent no messages</Trans>}
      help={<Trans>What you write to your upline or your downlines stands here.</Trans>}
    />
  );
}
