import { contactAddress } from './address.ts';

interface Resource {
  readonly type: string;
  readonly url: string;
}

/** Where people are talked to, the likeliest first. */
const chats = ['TELEGRAM', 'VIBER', 'WHATSAPP', 'ZALO', 'FACEBOOK'];

/** The operator's chat channel, at an address that can be trusted; null when there is none. */
export function chatChannel(resources: readonly Resource[]): string | null {
  const addresses = chats.flatMap((chat) =>
    resources
      .filter(({ type }) => type.toUpperCase() === chat)
      .map(({ url }) => contactAddress(url)),
  );
  return addresses.find((address) => address !== null) ?? null;
}
