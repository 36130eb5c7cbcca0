import { retryNow, openSession, CallError } from './calls.js';
import { byId } from './elements.js';
import { setLabels, showMessage } from './labels.js';
import { withPlayMoney } from './play-money-messages.js';
import { claimedParents, hasParent, setParentOrigin, notifyParent } from './parent.js';

/** The wire code of the browser's language, used until the session returns its language. */
function browserLanguage() {
  const [first = 'en'] = navigator.language.toLowerCase().split('-');
  return { fil: 'TY', tl: 'TY', zh: 'CN', th: 'TH' }[first] ?? 'EN';
}

const closeButton = byId('close', HTMLButtonElement);
const again = byId('again', HTMLButtonElement);

/**
 * A game: its messages by language code, and its start after the session is open.
 * @typedef {object} Game
 * @property {(language: string) => any} messagesOf
 * @property {(opened: any, messages: any) => Promise<void>} begin
 */

/** @param {string | null} parent */
function connectParent(parent) {
  setParentOrigin(parent);
  closeButton.hidden = !hasParent();
}

/**
 * The reason why a game does not open.
 * @param {import('./messages.js').Messages} messages
 * @param {string} reason
 */
function refusalText(messages, reason) {
  if (reason === 'ticket_used') return messages.ticketUsed;
  if (reason === 'site_closed') return messages.siteClosed;
  return reason === 'game_closed' ? messages.gameClosed : messages.unavailable;
}

/**
 * @param {Game} game
 * @param {string} ticket
 */
async function openGame({ messagesOf, begin }, ticket) {
  const messages = messagesOf(browserLanguage());
  again.hidden = true;
  showMessage(messages.loading);
  try {
    const opened = await openSession(ticket, claimedParents());
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

/**
 * Starts a game. The ticket in the address is valid once, so it is removed from the address first.
 * @param {Game} game
 */
export function startGame(game) {
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
