import { operatorRoot } from '#protocol/paths.ts';

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

/** The argument of \`fill\` for a reason. */
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
    if (typeof cell === 'string' && cell.length < 25) td.className = 'short';
    td.append(...(Array.isArray(cell) ? cell : [cell ?? '']));
  }
  return element;
}
`;
