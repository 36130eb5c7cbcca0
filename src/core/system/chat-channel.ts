import { contactAddress } from './outgoing-address.ts';

interface Resource {
  readonly type: string;
  readonly url: string;
}

/** Chat services, the preferred one first. */
const chats = ['TELEGRAM', 'VIBER', 'WHATSAPP', 'ZALO', 'FACEBOOK'];

/** The chat channel of the operator with a safe address; null without one. */
export function chatChannel(resources: readonly Resource[]): string | null {
  const addresses = chats.flatMap((chat) =>
    resources
      .filter(({ type }) => type.toUpperCase() === chat)
      .map(({ url }) => contactAddress(url)),
  );
  return addresses.find((address) => address !== null) ?? null;
}
