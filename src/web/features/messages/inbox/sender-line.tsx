import { useLingui } from '@lingui/react/macro';
import type { Message } from '#protocol/model/contact/message.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { senderNames } from '../sender-names.ts';
import styles from './inbox.module.css';

/** The sender of a message: relation to the member, and name. */
export function SenderLine({
  message: { sender, name },
}: {
  message: Pick<Message, 'sender' | 'name'>;
}) {
  const { t } = useLingui();
  return (
    <span className={styles.sender}>
      <Badge tone={sender === 'merchant' ? 'lamp' : 'plain'}>{t(senderNames[sender])}</Badge>
      {name !== '' && <bdi>{name}</bdi>}
    </span>
  );
}
