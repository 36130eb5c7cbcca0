import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Message } from '#protocol/model/contact/message.ts';
import { formatDate, isoTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CheckBox } from '../../../ui/check-box/check-box.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { plainText } from '../../../widgets/rich-text/plain-text.ts';
import styles from './inbox.module.css';
import { RewardState } from './reward-state.tsx';
import { SenderLine } from './sender-line.tsx';

/** Characters of HTML that are converted to text for the excerpt, and of text that are shown. */
const mostHtml = 2_000;
const mostText = 140;

function excerptOf(content: string): string {
  const line = plainText(content.slice(0, mostHtml)).replaceAll('\n', ' ');
  return line.length <= mostText ? line : `${line.slice(0, mostText).trimEnd()}…`;
}

interface MessageRowProps {
  message: Message;
  isSelected: boolean;
  onSelect: () => void;
}

/** A message in the inbox: who wrote it, its title and first words, and if its reward waits. */
export function MessageRow({ message, isSelected, onSelect }: MessageRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, title, content, isRead, at, reward } = message;
  return (
    <li className={styles.row} data-unread={!isRead || undefined}>
      <CheckBox checked={isSelected} onChange={onSelect}>
        <VisuallyHidden>{t`Select ${title}`}</VisuallyHidden>
      </CheckBox>
      <Link to="/member" search={{ page: 'messageV2', message: id }} className={styles.open}>
        <span className={styles.top}>
          <SenderLine message={message} />
          <time className={styles.at} dateTime={isoTime(at)}>
            {formatDate(at, language)}
          </time>
        </span>
        <span className={styles.title}>
          {!isRead && (
            <span className={styles.dot}>
              <VisuallyHidden>
                <Trans>Unread</Trans>
              </VisuallyHidden>
            </span>
          )}
          <bdi>{title}</bdi>
        </span>
        <span className={styles.excerpt} dir="auto">
          {excerptOf(content)}
        </span>
        {reward && <RewardState reward={reward} />}
      </Link>
    </li>
  );
}
