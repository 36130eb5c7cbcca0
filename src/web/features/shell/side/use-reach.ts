import { useSnapshot } from 'valtio';
import { channelsOf } from '#core/system/channels.ts';
import { useApp } from '../../../lib/app-context.tsx';
import type { LateIconName } from '../../../ui/icon-late/icon-late.tsx';
import { customerServiceLink } from '../../../widgets/customer-service/customer-service-link.ts';
import { useCustomerServices } from '../../../widgets/customer-service/use-customer-services.ts';
import { channelMark, serviceMark } from './service-mark.ts';

/** A link out of the app, to people. */
export interface Reach {
  readonly name: string;
  readonly mark: LateIconName;
  readonly link:
    ReturnType<typeof customerServiceLink> | { href: string; target: string; rel: string };
}

/** Customer service, and where else the brand is met. */
export function useReach(): { services: readonly Reach[]; channels: readonly Reach[] } {
  const { system } = useApp();
  const { status } = useSnapshot(system.state);
  const services = useCustomerServices().map(({ type, title, address }) => ({
    name: title,
    mark: serviceMark(type),
    link: customerServiceLink(address),
  }));
  const channels = channelsOf(status?.resources ?? []).map(({ type, name, address }) => ({
    name,
    mark: channelMark(type),
    link: { href: address, target: '_blank', rel: 'noopener noreferrer' },
  }));
  return { services, channels };
}
