import { retryNow, openSession, CallError, type Opened } from './calls.ts';
import { byId } from './elements.ts';
import { setLabels, showMessage } from './labels.ts';
import { withPlayMoney } from './play-money-messages.ts';
import { claimedParents, hasParent, setParentOrigin, notifyParent } from './parent.ts';
import type { Messages } from './game-messages.ts';

/** The wire code of the browser's language, used until the session returns its language. */
function browserLanguage() {
  const [first = 'en'] = navigator.language.toLowerCase().split('-');
  return { fil: 'TY', tl: 'TY', zh: 'CN', th: 'TH' }[first] ?? 'EN';
}

const closeButton = byId('close', HTMLButtonElement);
const again = byId('again', HTMLButtonElement);

/** A game: its messages by language code, and its start after the session is open. */
interface Game<Open extends Opened, Words extends Messages> {
  messagesOf: (language: string) => Words;
  begin: (opened: Open, messages: Words) => Promise<void>;
}

function connectParent(parent: string | null) {
  setParentOrigin(parent);
  closeButton.hidden = !hasParent();
}

/** The reason why a game does not open. */
function refusalText(messages: Messages, reason: string) {
  if (reason === 'ticket_used') return messages.ticketUsed;
  if (reason === 'site_closed') return messages.siteClosed;
  return reason === 'game_closed' ? messages.gameClosed : messages.unavailable;
}

async function openGame<Open extends Opened, Words extends Messages>(
  { messagesOf, begin }: Game<Open, Words>,
  ticket: string,
) {
  const messages = messagesOf(browserLanguage());
  again.hidden = true;
  showMessage(messages.loading);
  try {
    const opened = await openSession<Open>(ticket, claimedParents());
    connectParent(opened.parent);
    await begin(opened, withPlayMoney(messagesOf(opened.language), opened));
  } catch (error) {
    const reason = error instanceof CallError ? error.reason : 'unavailable';
    if (error instanceof CallError) connectParent(error.parent);
    document.body.dataset['phase'] = 'over';
    showMessage(refusalText(messages, reason), 'alert');
    again.hidden = !['network', 'too_many_requests', 'site_closed', 'game_closed'].includes(reason);
  }
  notifyParent('parola:ready');
}

/** Starts a game. The ticket in the address is valid once, so it is removed from the address first. */
export function startGame<Open extends Opened, Words extends Messages>(game: Game<Open, Words>) {
  const ticket = location.hash.slice(1);
  history.replaceState(null, '', location.pathname + location.search);
  document.body.toggleAttribute('data-framed', parent !== window);
  setLabels(game.messagesOf(browserLanguage()));
  again.addEventListener('click', () => {
    if (document.body.dataset['phase'] === 'over') void openGame(game, ticket);
    else retryNow();
  });
  closeButton.addEventListener('click', () => notifyParent('parola:close'));
  void openGame(game, ticket);
}
