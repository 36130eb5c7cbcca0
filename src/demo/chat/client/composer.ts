import { byId, makeButton } from './dom.ts';
import { text } from './texts/texts.ts';
import type { Message } from './calls.ts';

const emoji = '😀 😂 😍 😎 🤔 😢 😡 👍 👎 👏 🙏 💪 🎉 🎰 🎲 🃏 💰 🍀 🔥 ⭐ ❤️ 🐟 ⚽ 🐓'.split(' ');
/** The same limit as the gateway's. */
const longest = 500;
const fewLeft = 80;

const form = byId('composer', HTMLFormElement);
const field = byId('text', HTMLTextAreaElement);
const reply = byId('reply', HTMLDivElement);
const replyText = byId('reply-text', HTMLParagraphElement);
const hint = byId('hint', HTMLParagraphElement);
const list = byId('emoji-list', HTMLDivElement);
const toggle = byId('emoji', HTMLButtonElement);

/** Ids of members by the words that name them. */
const named: Map<string, string> = new Map();
let answered: Message | null = null;
let note = '';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function showHint() {
  const left = longest - [...graphemes.segment(field.value)].length;
  hint.textContent = left <= fewLeft ? text('composer.left', { count: left }) : note;
  hint.classList.toggle('bad', left < 0);
  field.style.blockSize = 'auto';
  field.style.blockSize = `${Math.min(field.scrollHeight + 2, 132)}px`;
}

export function answer(message: Message | null) {
  answered = message;
  reply.hidden = message === null;
  if (message === null) return;
  const name = message.author?.name ?? text('message.operator');
  replyText.textContent = `${text('composer.replyTo', { name })}: ${message.text.slice(0, 80)}`;
  field.focus();
}

/** Writes a text at the cursor. */
function insert(piece: string) {
  field.setRangeText(piece, field.selectionStart, field.selectionEnd, 'end');
  field.focus();
  showHint();
}

/** Names a member in the text. */
export function mention({ id, name }: { id: string; name: string }) {
  named.set(`@${name}`, id);
  insert(`${field.value === '' || field.value.endsWith(' ') ? '' : ' '}@${name} `);
}

export function setComposerLabels() {
  field.placeholder = text('composer.write');
  field.setAttribute('aria-label', text('composer.write'));
  form.setAttribute('aria-label', text('composer.write'));
  const names: Record<string, string> = {
    send: text('composer.send'),
    emoji: text('composer.emoji'),
    wins: text('win.choose'),
    'reply-off': text('composer.replyOff'),
  };
  for (const [id, name] of Object.entries(names)) {
    byId(id, HTMLButtonElement).setAttribute('aria-label', name);
  }
  list.setAttribute('aria-label', text('composer.emoji'));
  showHint();
}

/** Shows a note below the field. */
export function setNote(current: string) {
  note = current;
  showHint();
}

export function enableComposer(isOn: boolean) {
  field.disabled = !isOn;
  byId('send', HTMLButtonElement).disabled = !isOn;
}

export function prepareComposer({
  onSend,
  onTyping,
}: {
  onSend: (written: string, replyTo: number | null, mentions: string[]) => void;
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
  field.addEventListener('input', () => {
    showHint();
    if (field.value.trim() !== '') onTyping();
  });
  field.addEventListener('keydown', (event) => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || isTouch) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const written = field.value;
    if (field.disabled || written.trim() === '') return;
    const mentions = [...named].flatMap(([name, id]) => (written.includes(name) ? id : []));
    field.value = '';
    named.clear();
    onSend(written, answered?.seq ?? null, mentions.slice(0, 5));
    answer(null);
    showHint();
    field.focus();
  });
}
