import { operatorRoot } from '#contract/paths.ts';
import { sections } from './sections/sections.ts';

const scripts = sections
  .filter(({ script }) => script !== undefined)
  .map(({ name }) => `<script type="module" src="${operatorRoot}/${name}.js"></script>`);

/** HTML of the console's page. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Operator console</title>
<link rel="stylesheet" href="${operatorRoot}/page.css">
${scripts.join('\n')}
</head>
<body>
<main>
<h1>Operator console</h1>
<p>Settings and data of the embedded gateway. Only this computer can open this page, with the address that the server printed at its start. Times are Manila time. A list stands still while the pointer or the focus is in it.</p>
<nav aria-label="Sections"></nav>
${sections.map(({ html }) => html ?? '').join('\n')}
<p role="status" id="status"></p>
</main>
</body>
</html>
`;

/** CSS of the console's page. */
export const styles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: color-mix(in srgb, CanvasText 18%, Canvas); --soft: color-mix(in srgb, CanvasText 6%, Canvas); --main: light-dark(#0a5c7a, #7fd0ea); }
body { margin: 0; overflow-wrap: break-word; }
main { max-width: 80rem; margin: 1rem auto; padding: 0 1rem 5rem; }
h1 { margin-block: 0.5rem; }
form, section { margin-block: 2rem; }
main > :is(form, section) { padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; min-width: 0; }
section form { margin-block: 0.5rem; }
h2 { margin: 0 0 0.5rem; font-size: 1.25rem; scroll-margin-block-start: 1rem; }
label { display: block; padding: 0.4rem 0; }
input, select, textarea { font: inherit; max-width: 100%; box-sizing: border-box; padding: 0.45rem 0.6rem; border: 1px solid var(--line); border-radius: 0.4rem; background: Canvas; color: CanvasText; }
input[type='checkbox'], input[type='radio'] { inline-size: 1.15rem; block-size: 1.15rem; vertical-align: text-bottom; accent-color: var(--main); }
input[type='number'] { width: 7rem; }
input:is([type='text'], [type='search']) { width: min(100%, 28rem); }
nav { display: flex; gap: 0.25rem; overflow-x: auto; padding-block: 0.5rem; }
nav button { flex: none; margin: 0; border-radius: 1rem; padding: 0.35rem 0.8rem; }
button { font: inherit; min-block-size: 2.5rem; padding: 0.4rem 0.9rem; margin: 0 0.4rem 0.4rem 0; border: 1px solid var(--line); border-radius: 0.4rem; background: var(--soft); color: CanvasText; cursor: pointer; }
button:hover { border-color: var(--main); }
button[type='submit'], form button:not([type]) { background: var(--main); border-color: var(--main); color: Canvas; }
:focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
ol { padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
table { border-collapse: collapse; display: block; overflow-x: auto; max-width: 100%; }
th, td { padding: 0.4rem 0.75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
th { font-size: 0.875rem; white-space: nowrap; background: var(--soft); }
td { min-width: 4rem; max-width: 24rem; }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
tbody:empty::after { content: 'Nothing here'; display: block; padding: 0.75rem; opacity: 0.7; }
dialog { box-sizing: border-box; width: min(32rem, calc(100vw - 2rem)); padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: Canvas; color: CanvasText; }
dialog form { margin: 0; }
dialog p { margin-block-start: 0; }
dialog label :is(input, select, textarea) { display: block; width: 100%; margin-block-start: 0.25rem; }
dialog button { margin-block-start: 0.75rem; }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
#status { position: fixed; inset-block-end: 0; inset-inline: 0; margin: 0; padding: 0.75rem 1rem; background: Canvas; border-block-start: 1px solid var(--line); }
#proofs { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
#proofs figure { flex: 1 1 0; min-width: 8rem; margin: 0; overflow-wrap: anywhere; }
#proofs img { max-width: 100%; }
#status:empty { display: none; }
`;

/** Module that the scripts of the sections import. */
export const pageScript = `const status = document.querySelector('#status');

// The server prints an address with the token in its fragment, which browsers do not send.
if (location.hash.length > 1) {
  sessionStorage.setItem('operatorToken', location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
}

/** Fetches a path of the console with the token. Throws an Error with the console's message. */
async function send(method, path, body) {
  const token = { 'Operator-Token': sessionStorage.getItem('operatorToken') ?? '' };
  const answer = await fetch('${operatorRoot}/' + path, {
    method,
    headers: body ? { ...token, 'Content-Type': 'application/json' } : token,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error((await answer.json()).error);
  return answer;
}

/** Calls a path of the console and returns its JSON. */
export async function ask(method, path, body) {
  return (await send(method, path, body)).json();
}

/** Runs an action and shows its error, or \`done\`. */
export async function attempt(work, done) {
  try {
    await work();
    if (done) status.textContent = done;
  } catch (error) {
    status.textContent = error.message;
  }
}

const loaders = new Set();

/** Loads the data of all sections again. */
export async function refresh() {
  await Promise.all([...loaders].map((load) => attempt(load)));
}

/** Loads the data of a section now, every five seconds, and after actions that change all data. */
export function keepFresh(load) {
  loaders.add(load);
  void attempt(load);
}

// Rows that move away under a press would give another member the answer.
const isInList = () => document.querySelector(':is(tr, li):is(:hover, :focus-within), dialog') !== null;

setInterval(() => isInList() || void refresh(), 5000);

// A way to each section. The fragment of the address is for the token alone.
for (const heading of document.querySelectorAll('h2')) {
  const way = document.createElement('button');
  way.type = 'button';
  way.textContent = heading.textContent;
  heading.tabIndex = -1;
  way.addEventListener('click', () => {
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  });
  document.querySelector('nav').append(way);
}

/** Text of a time in epoch milliseconds, on the clock of the market. */
export function timeOf(at) {
  return at === null ? '' : new Date(at).toLocaleString('en-PH', { timeZone: 'Asia/Manila' });
}

/** A button of a form. */
function plain(text, type) {
  const element = document.createElement('button');
  element.type = type;
  element.textContent = text;
  return element;
}

/** A labelled field: a text, one of several \`rows\`, a number, or a choice between \`options\`. */
function fieldOf({ name, label, value = '', required = false, type = 'text', options, rows }) {
  const field = document.createElement(options ? 'select' : rows ? 'textarea' : 'input');
  if (options) field.append(...options.map((one) => new Option(one, one, one === value, one === value)));
  else if (rows) Object.assign(field, { rows, value });
  else Object.assign(field, { type, value, autocomplete: 'off', ...(type === 'number' && { step: 'any' }) });
  Object.assign(field, { name, required });
  const around = document.createElement('label');
  around.append(label + ' ', field);
  return around;
}

/**
 * Asks in a dialog. \`question\` is its text, \`fields\` what is to be filled in, \`yes\` the button that goes on. Resolves
 * with the values by name, or null when it is closed.
 */
export function fill({ question, fields = [], yes = 'Go on' }) {
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  const text = document.createElement('p');
  text.id = 'question';
  text.textContent = question;
  dialog.setAttribute('aria-labelledby', 'question');
  const no = plain('Back', 'button');
  no.addEventListener('click', () => dialog.close());
  form.append(text, ...fields.map(fieldOf), plain(yes, 'submit'), no);
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    let values = null;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value.trim()]));
      dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(values);
    });
  });
}

/**
 * A button that runs an action, then refreshes all sections. With an \`asked\` (a question, or what \`fill\` takes) it asks
 * first, and gives the values to the action.
 */
export function button(text, work, done, asked) {
  const element = plain(text, 'button');
  element.addEventListener('click', async () => {
    const values = asked === undefined ? {} : await fill(typeof asked === 'string' ? { question: asked, yes: text } : { yes: text, ...asked });
    if (values !== null) await attempt(() => work(values), done).then(refresh);
  });
  return element;
}

/** What \`fill\` takes for a reason. */
export const reasonFor = (question) => ({ question, fields: [{ name: 'reason', label: 'Reason', required: true }] });

/** A table with rows. */
export function table(titles, rows) {
  const element = document.createElement('table');
  const head = element.createTHead().insertRow();
  for (const title of titles) {
    const cell = document.createElement('th');
    cell.textContent = title;
    head.append(cell);
  }
  element.createTBody().append(...rows);
  return element;
}

/** The action that shows an uploaded picture at the end of a section. */
export const showPicture = (section, id, alt) => async () => {
  const picture = await (await send('GET', 'uploads/' + id)).blob();
  const image = document.createElement('img');
  image.src = URL.createObjectURL(picture);
  image.alt = alt;
  image.width = 320;
  section.append(image);
};

/** A row of a table. Each cell is a text, a number, an element or a list of elements. */
export function row(...cells) {
  const element = document.createElement('tr');
  for (const cell of cells) {
    const td = element.insertCell();
    if (typeof cell === 'number') td.className = 'number';
    td.append(...(Array.isArray(cell) ? cell : [cell ?? '']));
  }
  return element;
}
`;
