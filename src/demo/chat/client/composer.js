import { byId, makeButton } from './dom.js';
import { fill } from './words.js';

/**
 * @typedef {import('./calls.js').Message} Message
 * @typedef {import('./words.js').Words} Words
 */

const emoji = '😀 😂 😍 😎 🤔 😢 😡 👍 👎 👏 🙏 💪 🎉 🎰 🎲 🃏 💰 🍀 🔥 ⭐ ❤️ 🐟 ⚽ 🐓'.split(' ');
/** The same limit as the gateway's. */
const longest = 500;
const fewLeft = 80;

const form = byId('composer', HTMLFormElement);
const text = byId('text', HTMLTextAreaElement);
const reply = byId('reply', HTMLDivElement);
const replyText = byId('reply-text', HTMLParagraphElement);
const hint = byId('hint', HTMLParagraphElement);
const list = byId('emoji-list', HTMLDivElement);
const toggle = byId('emoji', HTMLButtonElement);

/** @type {Map<string, string>} Ids of members by the words that name them. */
const named = new Map();
/** @type {Message | null} */
let answered = null;
/** @type {Words | null} */
let words = null;
let note = '';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function showHint() {
  const left = longest - [...graphemes.segment(text.value)].length;
  hint.textContent = left <= fewLeft && words ? fill(words.left, left) : note;
  hint.classList.toggle('bad', left < 0);
  text.style.blockSize = 'auto';
  text.style.blockSize = `${Math.min(text.scrollHeight + 2, 132)}px`;
}

/** @param {Message | null} message */
export function answer(message) {
  answered = message;
  reply.hidden = message === null;
  if (message === null || !words) return;
  const name = message.author?.name ?? words.operator;
  replyText.textContent = `${fill(words.replyTo, name)}: ${message.text.slice(0, 80)}`;
  text.focus();
}

/** Writes a text at the cursor. @param {string} piece */
function insert(piece) {
  text.setRangeText(piece, text.selectionStart, text.selectionEnd, 'end');
  text.focus();
  showHint();
}

/** Names a member in the text. @param {{ id: string, name: string }} person */
export function mention({ id, name }) {
  named.set(`@${name}`, id);
  insert(`${text.value === '' || text.value.endsWith(' ') ? '' : ' '}@${name} `);
}

/** @param {Words} current */
export function setComposerWords(current) {
  words = current;
  text.placeholder = current.write;
  text.setAttribute('aria-label', current.write);
  form.setAttribute('aria-label', current.write);
  /** @type {Record<string, string>} */
  const names = {
    send: current.send,
    emoji: current.emoji,
    wins: current.wins,
    'reply-off': current.replyOff,
  };
  for (const [id, name] of Object.entries(names)) {
    byId(id, HTMLButtonElement).setAttribute('aria-label', name);
  }
  list.setAttribute('aria-label', current.emoji);
  showHint();
}

/** Shows a note below the field. @param {string} current */
export function setNote(current) {
  note = current;
  showHint();
}

/** @param {boolean} isOn */
export function enableComposer(isOn) {
  text.disabled = !isOn;
  byId('send', HTMLButtonElement).disabled = !isOn;
}

/**
 * @param {{ onSend: (text: string, replyTo: number | null, mentions: string[]) => void, onTyping: () => void }} acts
 */
export function prepareComposer({ onSend, onTyping }) {
  list.replaceChildren(...emoji.map((one) => makeButton('emoji-one', one, () => insert(one))));
  /** @param {boolean} isOpen */
  const showEmoji = (isOpen) => {
    list.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  toggle.addEventListener('click', () => showEmoji(list.hidden === true));
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || list.hidden) return;
    event.preventDefault();
    showEmoji(false);
    toggle.focus();
  });
  byId('reply-off', HTMLButtonElement).addEventListener('click', () => answer(null));
  text.addEventListener('input', () => {
    showHint();
    if (text.value.trim() !== '') onTyping();
  });
  text.addEventListener('keydown', (event) => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || isTouch) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const written = text.value;
    if (text.disabled || written.trim() === '') return;
    const mentions = [...named].flatMap(([name, id]) => (written.includes(name) ? id : []));
    text.value = '';
    named.clear();
    onSend(written, answered?.seq ?? null, mentions.slice(0, 5));
    answer(null);
    showHint();
    text.focus();
  });
}
