// Runs before the first paint: the chosen theme and motion, and no English for those who read another language.
// Keeps what is typed and pressed before the program runs (src/web/lib/page-shown.ts): no form sends anything until then.
// Keeps the browser's question whether to install for a better moment (src/core/install/install-prompt.ts).
(() => {
  addEventListener('beforeinstallprompt', (question) => {
    question.preventDefault();
    globalThis.installQuestion = question;
  });
  const page = document.documentElement;
  let kept = {};
  try {
    kept = localStorage;
  } catch {
    // Storage is blocked: the page is shown as on a first visit.
  }
  page.dataset.theme = ['dark', 'light'].includes(kept.theme) ? kept.theme : 'system';
  page.toggleAttribute('data-still', kept.lessMotion === 'true');
  const language = new URLSearchParams(location.search).get('lang') ?? kept.hisLang;
  if (['TY', 'CN', 'TH'].includes(language)) page.dataset.words = language;

  const changed = new Map();
  let pressed = null;
  const early = {
    input: ({ target }) => changed.set(target, target.value),
    click: ({ target }) => (pressed = target.closest('#app button') ?? pressed),
    submit: (event) => event.preventDefault(),
  };
  for (const name in early) addEventListener(name, early[name], true);

  function repeatText(field, text) {
    // React hears of a text only when it differs from the one that it has seen last: the empty one.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function repeatChange(field, text) {
    if (field.type !== 'checkbox') return repeatText(field, text);
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
  }

  globalThis.endEarlyInput = (repeats) => {
    for (const name in early) removeEventListener(name, early[name], true);
    const button = repeats && pressed;
    if (repeats) changed.forEach((text, field) => repeatChange(field, text));
    changed.clear();
    pressed = null;
    if (button) setTimeout(() => button.click());
  };
})();
