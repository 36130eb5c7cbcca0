/** A window that waits for the address of a page. */
interface PaymentWindow {
  show(address: string): void;
  close(): void;
}

/** An installed app on iOS opens blank windows that cannot be given an address later. */
const standalone = '(display-mode: standalone)';

/** The empty page of a new window. Null for the page of the app, which some browsers inside of other apps give, and for one out of reach. */
function pageOf(opened: Window): Document | null {
  try {
    const { document: page } = opened;
    return opened === window || page === document || !page.body ? null : page;
  } catch {
    return null;
  }
}

/**
 * Opens an empty window with a text. Browsers allow it in the handler of a press only, before the address is known. The
 * page that it shows later cannot reach this one. Null where the browser opens none, or gives the window of the app.
 */
export function openPaymentWindow(text: string): PaymentWindow | null {
  if (window.matchMedia(standalone).matches) return null;
  const opened = window.open('', '_blank');
  const page = opened && pageOf(opened);
  if (!page) return null;
  opened.opener = null;
  page.title = text;
  page.body.textContent = text;
  return {
    show: (address) => opened.location.replace(address),
    close: () => opened.close(),
  };
}
