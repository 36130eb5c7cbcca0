import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '../../lib/unmodified-click.ts';

const windowSize = 'width=440,height=750';

/** Attributes of a link to customer service. A web page opens in a small window without access to this page; `tel:`, `mailto:` and app addresses open as the device decides. */
export function customerServiceLink(address: string) {
  if (!address.startsWith('https:')) return { href: address };
  return {
    href: address,
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick(event: MouseEvent) {
      if (!isUnmodifiedClick(event)) return;
      event.preventDefault();
      window.open(address, '_blank', `${windowSize},noopener,noreferrer`);
    },
  };
}
