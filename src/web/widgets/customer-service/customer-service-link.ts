import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '../../lib/unmodified-click.ts';

const size = 'width=440,height=750';

/** What makes a link lead to customer service: a site opens in a small window of its own, which cannot reach back; a call, a letter or an app as the device opens it. */
export function customerServiceLink(address: string) {
  if (!address.startsWith('https:')) return { href: address };
  return {
    href: address,
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick(event: MouseEvent) {
      if (!isUnmodifiedClick(event)) return;
      event.preventDefault();
      window.open(address, '_blank', `${size},noopener,noreferrer`);
    },
  };
}
