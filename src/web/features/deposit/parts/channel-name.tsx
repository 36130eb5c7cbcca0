import type { ReactNode } from 'react';
import type { Deposit } from '#protocol/model/cashier/deposit.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { IconLate, type LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import styles from './channel-name.module.css';

type Kind = Deposit['channel']['kind'];

const icons: Readonly<Record<Kind, LateIconName>> = {
  qr: 'phone',
  page: 'card',
  bank: 'bank',
  counter: 'store',
  other: 'card',
};

interface ChannelNameProps {
  channel: {
    readonly name: string;
    readonly kind: Kind;
    readonly logo: string | null;
  };
  /** A line below the name. */
  line?: ReactNode;
}

/** The logo and the name of a channel. */
export function ChannelName({ channel: { name, kind, logo }, line }: ChannelNameProps) {
  const { system } = useApp();
  return (
    <span className={styles.name}>
      <span className={styles.logo}>
        <Picture
          src={system.picture(logo)}
          width={40}
          height={40}
          fallback={<IconLate name={icons[kind]} />}
        />
      </span>
      <span className={styles.words}>
        <b dir="auto">{name}</b>
        {line && <small>{line}</small>}
      </span>
    </span>
  );
}
