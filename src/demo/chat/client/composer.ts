import { byId, makeButton } from './dom.ts';
import type { Words } from './chat-words.ts';
import { fill } from './words.ts';
import type { Message } from './calls.ts';

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

/** Ids of members by the words that name them. */
const named: Map<string, string> = new Map();
let answered: Message | null = null;
let words: Words | null = null;
let note = '';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function showHint() {
  const left = longest - [...graphemes.segment(text.value)].length;
  hint.textContent = left <= fewLeft && words ? fill(words.left, left) : note;
  hint.classList.toggle('bad', left < 0);
  text.style.blockSize = 'auto';
  text.style.blockSize = `${Math.min(text.scrollHeight + 2, 132)}px`;
}

export function answer(message: Message | null) {
  answered = message;
  reply.hidden = message === null;
  if (message === null || !words) return;
  const name = message.author?.name ?? words.operator;
  replyText.textContent = `${fill(words.replyTo, name)}: ${message.text.slice(0, 80)}`;
  text.focus();
}

/** Writes a text at the cursor. */
function insert(piece: string) {
  text.setRangeText(piece, text.selectionStart, text.selectionEnd, 'end');
  text.focus();
  showHint();
}

/** Names a member in the text. */
export function mention({ id, name }: { id: string; name: string }) {
  named.set(`@${name}`, id);
  insert(`${text.value === '' || text.value.endsWith(' ') ? '' : ' '}@${name} `);
}

export function setComposerWords(current: Words) {
  words = current;
  text.placeholder = current.write;
  text.setAttribute('aria-label', current.write);
  form.setAttribute('aria-label', current.write);
  const names: Record<string, string> = {
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

/** Shows a note below the field. */
export function setNote(current: string) {
  note = current;
  showHint();
}

export function enableComposer(isOn: boolean) {
  text.disabled = !isOn;
  byId('send', HTMLButtonElement).disabled = !isOn;
}

export function prepareComposer({
  onSend,
  onTyping,
}: {
  onSend: (text: string, replyTo: number | null, mentions: string[]) => void;
  onTyping: () => void;
}) {
  list.replaceChildren(...emoji.map((one) => makeButton('emoji-one', one, () => insert(one))));
  const showEmoji = (isOpen: boolean) => {
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
