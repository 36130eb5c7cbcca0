import { askNow, open, Refused } from './calls.js';
import { byId } from './elements.js';
import { label, say } from './labels.js';
import { withMoney } from './money-words.js';
import { claimedParents, heard, speakTo, tell } from './parent.js';

/** A language for what has to be said before the session tells its own. */
function browserLanguage() {
  const [first = 'en'] = navigator.language.toLowerCase().split('-');
  return { fil: 'TY', tl: 'TY', zh: 'CN', th: 'TH' }[first] ?? 'EN';
}

const closing = byId('close', HTMLButtonElement);
const again = byId('again', HTMLButtonElement);

/**
 * A game as the entrance knows it: its words by language, and how it begins.
 * @typedef {object} Entrance
 * @property {(language: string) => any} wordsOf
 * @property {(opened: any, words: any) => Promise<void>} begin
 */

/** @param {string | null} parent */
function meet(parent) {
  speakTo(parent);
  closing.hidden = !heard();
}

/**
 * @param {Entrance} entrance
 * @param {string} ticket
 */
async function enter({ wordsOf, begin }, ticket) {
  const words = wordsOf(browserLanguage());
  again.hidden = true;
  say(words.loading);
  try {
    const opened = await open(ticket, claimedParents());
    meet(opened.parent);
    await begin(opened, withMoney(wordsOf(opened.language), opened));
  } catch (error) {
    const reason = error instanceof Refused ? error.reason : 'unavailable';
    if (error instanceof Refused) meet(error.parent);
    document.body.dataset['phase'] = 'over';
    say(reason === 'ticket_used' ? words.ticketUsed : words.unavailable, 'alert');
    again.hidden = reason !== 'network';
  }
  tell('parola:ready');
}

/**
 * Lets the player in. The ticket is good once: it is taken out of the address before anything else happens.
 * @param {Entrance} entrance
 */
export function letIn(entrance) {
  const ticket = location.hash.slice(1);
  history.replaceState(null, '', location.pathname + location.search);
  document.body.toggleAttribute('data-framed', parent !== window);
  label(entrance.wordsOf(browserLanguage()));
  again.addEventListener('click', () => {
    if (document.body.dataset['phase'] === 'over') void enter(entrance, ticket);
    else askNow();
  });
  closing.addEventListener('click', () => tell('parola:close'));
  void enter(entrance, ticket);
}
