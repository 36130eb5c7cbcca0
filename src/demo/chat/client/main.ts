import { call, CallError, type Opened } from './calls.ts';
import { createPage } from './chat-page.ts';
import { byId } from './dom.ts';
import { claimedParents, setParentOrigin, postToParent } from './parent.ts';
import { prepareSheet } from './sheet.ts';
import { setLanguage, text } from './texts/texts.ts';

const line = byId('line', HTMLParagraphElement);

function showLine(state: string) {
  line.textContent = state;
  line.hidden = state === '';
}

/** Opens the chat with the ticket of the address, which works once. */
async function open(): Promise<Opened> {
  const ticket = location.hash.slice(1);
  history.replaceState(null, '', location.pathname + location.search);
  for (let failures = 0; ; failures += 1) {
    try {
      return await call('open', { ticket, parents: claimedParents() });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setParentOrigin(error.details.parent ?? null);
      if (!error.isTemporary || failures === 4) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 1_000 * 2 ** failures);
      });
    }
  }
}

/** Escape closes the chat, as it does outside of the frame. What is open in the page is closed first. */
function closeByEscape() {
  document.addEventListener('keydown', (event) => {
    const isTaken =
      event.defaultPrevented || event.isComposing || byId('sheet', HTMLDialogElement).open;
    if (event.key === 'Escape' && !isTaken) postToParent({ kind: 'chatClose' });
  });
}

async function start() {
  prepareSheet();
  closeByEscape();
  try {
    const opened = await open();
    setParentOrigin(opened.parent);
    // The address names the same language, except when somebody has changed it.
    await setLanguage(opened.language);
    const page = createPage(opened, showLine);
    postToParent({ kind: 'chatReady' });
    await page.enter(opened.room);
  } catch (error) {
    const reason = error instanceof CallError ? error.reason : '';
    // Another launch helps against the other reasons: the app offers one.
    if (reason === 'closed') postToParent({ kind: 'chatReady' });
    if (reason === 'ticket_used') showLine(text('line.ticketUsed'));
    else showLine(text(reason === 'closed' ? 'line.closed' : 'line.offline'));
  }
}

await start();
