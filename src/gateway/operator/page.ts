import { operatorRoot } from '#contract/paths.ts';

/** HTML of the console's page. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Operator console</title>
<link rel="stylesheet" href="${operatorRoot}/console.css">
<script type="module" src="${operatorRoot}/console.js"></script>
</head>
<body>
<main>
<h1>Operator console</h1>
<p>Settings and data of the embedded gateway. Only this computer can open this page, with the address that the server printed at its start.</p>
<form id="settings">
<h2>Settings</h2>
<label><input type="checkbox" name="maintenance"> Under maintenance</label>
<label><input type="checkbox" name="regionRestriction"> Visitors are in a restricted region</label>
<label><input type="checkbox" name="captchaOnLogin"> Ask for a captcha at sign-in</label>
<label><input type="checkbox" name="forcedSecondStep"> Ask everybody for a second step</label>
<label>Wait before each answer, in milliseconds <input type="number" name="latencyMs" min="0" max="60000" step="100"></label>
</form>
<section>
<h2>Clock and data</h2>
<button type="button" data-seconds="3600">One hour on</button>
<button type="button" data-seconds="86400">One day on</button>
<button type="button" id="many">Fill the lobby with 5,000 slots</button>
<button type="button" id="reset">Restore the demo data</button>
</section>
<section>
<h2>Outbox</h2>
<p>Messages that would have been sent by SMS or e-mail, newest first.</p>
<ol id="outbox"></ol>
</section>
<p role="status" id="status"></p>
</main>
</body>
</html>
`;

/** CSS of the console's page. */
export const styles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
form, section { margin-block: 2rem; }
label { display: block; padding: 0.4rem 0; }
input[type='number'] { width: 6rem; font: inherit; }
button { font: inherit; padding: 0.5rem 1rem; margin: 0 0.5rem 0.5rem 0; }
ol { padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-block-end: 1px solid; overflow-wrap: anywhere; }
`;

/** JavaScript of the console's page. */
export const script = `const form = document.querySelector('#settings');
const outbox = document.querySelector('#outbox');
const status = document.querySelector('#status');

// The server prints an address with the token in its fragment, which browsers do not send.
if (location.hash.length > 1) {
  sessionStorage.setItem('operatorToken', location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
}

async function ask(method, path, body) {
  const token = { 'Operator-Token': sessionStorage.getItem('operatorToken') ?? '' };
  const answer = await fetch('${operatorRoot}/' + path, {
    method,
    headers: body ? { ...token, 'Content-Type': 'application/json' } : token,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error((await answer.json()).error);
  return answer.json();
}

async function attempt(work, done) {
  try {
    await work();
    if (done) status.textContent = done;
  } catch (error) {
    status.textContent = error.message;
  }
}

function show(settings) {
  for (const field of form.elements) {
    if (field.type === 'checkbox') field.checked = settings[field.name];
    else field.value = settings[field.name];
  }
}

function line({ at, channel, to, code, text }) {
  const item = document.createElement('li');
  item.textContent = [new Date(at).toLocaleString(), channel, to, code, text].filter(Boolean).join(' \\u00b7 ');
  return item;
}

async function refresh() {
  const messages = await ask('GET', 'outbox');
  outbox.replaceChildren(...messages.map(line));
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', ({ target }) => {
  const value = target.type === 'checkbox' ? target.checked : Number(target.value);
  void attempt(async () => show(await ask('PATCH', 'settings', { [target.name]: value })), 'Saved.');
});
for (const button of document.querySelectorAll('[data-seconds]')) {
  button.addEventListener('click', () => {
    const advanceSeconds = Number(button.dataset.seconds);
    void attempt(() => ask('POST', 'clock', { advanceSeconds }), 'The clock has moved on.');
  });
}
document.querySelector('#many').addEventListener('click', () => {
  void attempt(() => ask('POST', 'games', { slots: 5000 }), 'There are 5,000 slots now.');
});
document.querySelector('#reset').addEventListener('click', () => {
  if (!confirm('Everybody is signed out and all play is forgotten. Restore the demo data?')) return;
  void attempt(async () => {
    await ask('POST', 'reset', {});
    show(await ask('GET', 'settings'));
    await refresh();
  }, 'The demo data is as it was.');
});

void attempt(async () => show(await ask('GET', 'settings')));
void attempt(refresh);
setInterval(() => void attempt(refresh), 5000);
`;
