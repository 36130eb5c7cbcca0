import type { ReactNode } from 'react';
import type { Deposit } from '#protocol/model/cashier/deposit.ts';
import type { LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import { LogoName } from '../../../widgets/logo-name/logo-name.tsx';

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
  return <LogoName logo={logo} icon={icons[kind]} name={name} line={line} />;
}
