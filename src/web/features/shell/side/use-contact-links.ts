import { useSnapshot } from 'valtio';
import { channelsOf } from '#core/system/channels.ts';
import { useApp } from '../../../lib/app-context.tsx';
import type { LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { useCustomerServices } from '../../../widgets/customer-service/use-customer-services.ts';

const serviceMarks: Readonly<Partial<Record<string, LateIconName>>> = {
  AICAN: 'headset',
  FB: 'bubble',
  TELEGRAM: 'plane',
  ZALO: 'letterZ',
};

const channelMarks: Readonly<Partial<Record<string, LateIconName>>> = {
  FACEBOOK: 'letterF',
  FB: 'letterF',
  INSTAGRAM: 'picture',
  MESSENGER: 'bubble',
  TELEGRAM: 'plane',
  TIKTOK: 'video',
  VIBER: 'chat',
  WHATSAPP: 'chat',
  YOUTUBE: 'video',
  ZALO: 'letterZ',
};

/** The icon of a customer service. An unknown type has the icon of AICAN. */
export function serviceIcon(type: string): LateIconName {
  return serviceMarks[type] ?? 'headset';
}

/** The icon of a social channel. */
function channelIcon(type: string): LateIconName {
  return channelMarks[type] ?? 'link';
}

/** A link to a contact outside the app. */
export interface ContactLink {
  /** In capitals: `ZALO`, `TELEGRAM`, ... */
  readonly type: string;
  readonly name: string;
  readonly icon: LateIconName;
  readonly link:
    | ReturnType<typeof customerServiceLink>
    | { href: string; target: string; rel: string };
}

/** Links to customer service and to the brand's social channels. */
export function useContactLinks(): {
  services: readonly ContactLink[];
  channels: readonly ContactLink[];
  /** The operator lists no customer service. False until it is known. */
  hasNoService: boolean;
} {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const services = useCustomerServices().map(({ type, title, address }) => ({
    type,
    name: title,
    icon: serviceIcon(type),
    link: customerServiceLink(address),
  }));
  const channels = channelsOf(status?.resources ?? []).map(({ type, name, address }) => ({
    type,
    name,
    icon: channelIcon(type),
    link: { href: address, target: '_blank', rel: 'noopener noreferrer' },
  }));
  const hasNoService = status?.customerServices.length === 0;
  return { services, channels, hasNoService };
}
