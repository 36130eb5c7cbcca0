import type { AppWindow } from './push-messages.ts';

/** Timeout of a page's answer, in milliseconds. Frozen pages do not answer. */
const answerMs = 1_000;

/** Asks a page to open an address. */
function ask(client: Client, page: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), answerMs);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    client.postMessage({ type: 'OPEN_PAGE', page }, [port2]);
  });
}

/** A window of the app, as a worker sees it. */
export function appWindow(client: WindowClient): AppWindow {
  return {
    focused: client.focused,
    focus: () => client.focus(),
    ask: (page) => ask(client, page),
    navigate: (page) => client.navigate(page),
  };
}
