import type { MouseEvent } from 'react';

const size = 'width=440,height=750';

/** A press that asks for a tab of its own, or for another button of the mouse. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** What makes a link lead to customer service: a site opens in a small window of its own, which cannot reach back; a call, a letter or an app as the device opens it. */
export function toService(address: string) {
  if (!address.startsWith('https:')) return { href: address };
  return {
    href: address,
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick(event: MouseEvent) {
      if (!isPlain(event)) return;
      event.preventDefault();
      window.open(address, '_blank', `${size},noopener,noreferrer`);
    },
  };
}
