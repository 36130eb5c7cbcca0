import { useSnapshot } from 'valtio';
import { channelsOf } from '#core/system/channels.ts';
import { useApp } from '../../../lib/app-context.tsx';
import type { LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { useCustomerServices } from '../../../widgets/customer-service/use-customer-services.ts';
import { channelIcon, serviceIcon } from './service-icon.ts';

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
