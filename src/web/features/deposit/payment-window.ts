/** A window that waits for the address of a page. */
interface PaymentWindow {
  show(address: string): void;
  close(): void;
}

/** An installed app on iOS opens blank windows that cannot be given an address later. */
const standalone = '(display-mode: standalone)';

/**
 * Opens an empty window with a text. Browsers allow it in the handler of a press only, before the address is known. The
 * page that it shows later cannot reach this one. Null where the browser opens none.
 */
export function openPaymentWindow(text: string): PaymentWindow | null {
  if (window.matchMedia(standalone).matches) return null;
  const opened = window.open('', '_blank');
  if (opened === null) return null;
  opened.opener = null;
  opened.document.title = text;
  opened.document.body.textContent = text;
  return {
    show: (address) => opened.location.replace(address),
    close: () => opened.close(),
  };
}
