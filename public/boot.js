// Takes a token out of the address before anything else is loaded (src/core/browser-platform.ts).
// Reads the settings that the host has written into the page (src/core/site-settings.ts).
// Runs before the first paint: the chosen theme and motion, and no page in a language that the visitor has not chosen.
// Keeps what is typed and pressed before the program runs (src/web/lib/page-shown.ts). No form sends anything by itself.
// Shows words and a way on when the program does not start: an old browser, a broken file, a network that hangs.
// Keeps the browser's question whether to install for a better moment (src/core/install/install-prompt.ts).
(() => {
  const settings = document.querySelector('meta[name="settings"]');
  if (settings !== null) globalThis.siteSettings = JSON.parse(settings.content);
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token !== null) {
    globalThis.addressToken = token;
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }
  addEventListener('beforeinstallprompt', (question) => {
    question.preventDefault();
    globalThis.installQuestion = question;
  });
  const page = document.documentElement;
  let kept = {};
  let isMember = false;
  try {
    kept = localStorage;
    isMember = 'token' in sessionStorage;
  } catch {
    // Storage is blocked: the page is shown as on a first visit.
  }
  page.dataset.theme = ['dark', 'light'].includes(kept.theme) ? kept.theme : 'system';
  page.toggleAttribute('data-still', kept.lessMotion === 'true');
  page.toggleAttribute('data-member', isMember);
  // The device has the display font, when the service worker answers.
  const { serviceWorker } = navigator;
  if (serviceWorker && serviceWorker.controller) delete page.dataset.lateFace;
  const language = new URLSearchParams(location.search).get('lang') || kept.hisLang;
  const words = ['TY', 'CN', 'TH'].includes(language) ? language : 'EN';
  // The host sends a page in the language of the cookie (src/host/documents). Another one is hidden.
  if (words !== (page.dataset.language || 'EN')) page.dataset.words = words;
  if (kept.hisLang) document.cookie = `hisLang=${words}; path=/; max-age=31536000; samesite=lax`;

  // The browser itself opens a panel (`popovertarget`), and follows a link until the program hydrates the page.
  const waiting =
    '#app button:not([popovertarget]), #app[data-hydrates] a[href^="/"]:not([target])';
  const isBox = ({ type }) => type === 'checkbox';
  const changed = new Map();
  const pressed = new Set();
  const early = {
    input: ({ target }) => changed.set(target, isBox(target) ? target.checked : target.value),
    click(event) {
      const target = event.target.closest(waiting);
      if (target === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.add(target);
    },
  };
  for (const name in early) addEventListener(name, early[name], true);
  addEventListener('submit', (event) => event.preventDefault(), true);

  function repeatText(field, text) {
    // React hears of a text only when it differs from the one that it has seen last: the empty one.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function repeatChange(field, kept) {
    if (!isBox(field)) return repeatText(field, field.value || kept);
    field.checked = !kept;
    field.click();
  }

  // The program may have rendered the page again: the same control stands in another element, or comes with an answer.
  function press(target, looksLeft) {
    const nameOf = (control) => control.getAttribute('aria-label') || control.textContent;
    const isTwin = (control) => nameOf(control) === nameOf(target);
    const controls = () => [...document.querySelectorAll(`#app ${target.tagName}`)];
    const found = target.isConnected ? target : controls().find(isTwin);
    if (found) found.click();
    else if (looksLeft > 0) setTimeout(press, 100, target, looksLeft - 1);
  }

  // A failure of an own script means that the program does not come. Pictures and styles may fail.
  const showStuck = (isStuck) => {
    const box = document.getElementById('stuck');
    if (box === null) return;
    for (const text of box.children) text.hidden = text.dataset.for !== words;
    box.hidden = !isStuck;
    // A page in another language is better than none.
    if (isStuck) delete page.dataset.words;
  };
  function notice({ type, target, filename }) {
    const isOwn = type !== 'error' || String(filename).startsWith(location.origin);
    if (target.tagName === undefined ? isOwn : target.tagName === 'SCRIPT') showStuck(true);
  }
  const patience = setTimeout(showStuck, 8000, true);
  const failures = ['error', 'unhandledrejection'];
  for (const name of failures) addEventListener(name, notice, true);

  // From now on the program answers. The function repeats once what came before.
  globalThis.takeEarlyInput = () => {
    clearTimeout(patience);
    for (const name of failures) removeEventListener(name, notice, true);
    showStuck(false);
    for (const name in early) removeEventListener(name, early[name], true);
    return () => {
      const targets = [...pressed];
      changed.forEach((kept, field) => repeatChange(field, kept));
      changed.clear();
      pressed.clear();
      setTimeout(() => targets.forEach((target) => press(target, 30)));
    };
  };
})();
