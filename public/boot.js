// Runs before the first paint: the chosen theme and motion, and no English for those who read another language.
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
})();
