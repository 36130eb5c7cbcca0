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
export const styles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 2rem auto; padding: 0 1rem 4rem; }
form, section { margin-block: 2rem; }
label { display: block; padding: 0.4rem 0; }
input, select, textarea { font: inherit; max-width: 100%; box-sizing: border-box; }
nav { display: flex; flex-wrap: wrap; }
h2 { scroll-margin-block-start: 1rem; }
input[type='number'] { width: 6rem; }
button { font: inherit; padding: 0.5rem 1rem; margin: 0 0.5rem 0.5rem 0; }
ol { padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-block-end: 1px solid; overflow-wrap: anywhere; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: 0.4rem 0.75rem; border-block-end: 1px solid; text-align: start; vertical-align: top; }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
#status { position: fixed; inset-block-end: 0; inset-inline: 0; margin: 0; padding: 0.5rem 1rem; background: Canvas; }
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
const isInList = () => document.querySelector(':is(tr, li):is(:hover, :focus-within)') !== null;

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

/** A button that runs an action, then refreshes all sections. With a \`question\` it asks first. */
export function button(text, work, done, question) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', () => {
    if (question === undefined || confirm(question)) void attempt(work, done).then(refresh);
  });
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
