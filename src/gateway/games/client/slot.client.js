import { askNow, open, Refused } from './calls.js';
import { byId } from './elements.js';
import { createGame } from './game.js';
import { label, say } from './labels.js';
import { claimedParents, heard, speakTo, tell } from './parent.js';
import { wordsOf } from './words.js';

/** A language for what has to be said before the session tells its own. */
function browserLanguage() {
  const [first = 'en'] = navigator.language.toLowerCase().split('-');
  return { fil: 'TY', tl: 'TY', zh: 'CN', th: 'TH' }[first] ?? 'EN';
}

const closing = byId('close', HTMLButtonElement);
const again = byId('again', HTMLButtonElement);

/** @param {string | null} parent */
function meet(parent) {
  speakTo(parent);
  closing.hidden = !heard();
}

/**
 * @param {string} ticket
 * @param {import('./words.js').Words} words
 */
async function enter(ticket, words) {
  again.hidden = true;
  say(words.loading);
  try {
    const opened = await open(ticket, claimedParents());
    meet(opened.parent);
    await createGame(opened, wordsOf(opened.language));
  } catch (error) {
    const reason = error instanceof Refused ? error.reason : 'unavailable';
    if (error instanceof Refused) meet(error.parent);
    document.body.dataset['phase'] = 'over';
    say(reason === 'ticket_used' ? words.ticketUsed : words.unavailable, 'alert');
    again.hidden = reason !== 'network';
  }
  tell('parola:ready');
}

/** The ticket is good once: it is taken out of the address before anything else happens. */
function start() {
  const ticket = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  const words = wordsOf(browserLanguage());
  label(words);
  again.addEventListener('click', () => {
    if (document.body.dataset['phase'] === 'over') void enter(ticket, words);
    else askNow();
  });
  closing.addEventListener('click', () => tell('parola:close'));
  void enter(ticket, words);
}

start();
