import { chinese } from './languages/chinese.js';
import { english } from './languages/english.js';
import { tagalog } from './languages/tagalog.js';
import { thai } from './languages/thai.js';

/**
 * The texts of the chat in one language. `tag` is the BCP 47 language tag, `{0}` stands for a value.
 * @typedef {object} Words
 * @property {string} tag
 * @property {string} loading
 * @property {string} close
 * @property {string} rooms
 * @property {string} lobby
 * @property {string} support
 * @property {string} team
 * @property {string} ownTeam
 * @property {string} present
 * @property {string} operator
 * @property {string} older
 * @property {string} newest
 * @property {string} empty
 * @property {string} emptySupport
 * @property {string} write
 * @property {string} send
 * @property {string} emoji
 * @property {string} wins
 * @property {string} noWins
 * @property {string} paid
 * @property {string} stake
 * @property {string} replyTo
 * @property {string} replyOff
 * @property {string} deleted
 * @property {string} removed
 * @property {string} blockedText
 * @property {string} actions
 * @property {string} reply
 * @property {string} mention
 * @property {string} remove
 * @property {string} report
 * @property {string} block
 * @property {string} unblock
 * @property {string} abuse
 * @property {string} spam
 * @property {string} fraud
 * @property {string} other
 * @property {string} reported
 * @property {string} whyReport
 * @property {string} sending
 * @property {string} sent
 * @property {string} read
 * @property {string} notSent
 * @property {string} retry
 * @property {string} discard
 * @property {string} typing
 * @property {string} slow
 * @property {string} left
 * @property {string} offline
 * @property {string} closed
 * @property {string} sessionOver
 * @property {string} ticketUsed
 * @property {string} unread
 * @property {Record<string, string>} games Names of the kinds of games.
 * @property {Record<string, string>} reasons Why a message was not sent.
 */

/** @type {Record<string, Words>} */
const all = { EN: english, TY: tagalog, CN: chinese, TH: thai };

/**
 * The texts of a language by its wire code; English for unknown codes.
 * @param {string} language
 * @returns {Words}
 */
export function wordsOf(language) {
  return all[language] ?? english;
}

/**
 * A text with a value in its place.
 * @param {string} text
 * @param {string | number} value
 */
export function fill(text, value) {
  return text.replace('{0}', () => String(value));
}
