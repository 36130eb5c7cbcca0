import type { LateIconName } from '../../../ui/icon-late/icon-late.tsx';

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
export function channelIcon(type: string): LateIconName {
  return channelMarks[type] ?? 'link';
}
