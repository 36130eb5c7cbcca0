// Runs before the first paint: the chosen theme, and no English for those who read another language.
(() => {
  const page = document.documentElement;
  let kept = {};
  try {
    kept = localStorage;
  } catch {
    // Storage is blocked: the page is shown as on a first visit.
  }
  page.dataset.theme = ['dark', 'light'].includes(kept.theme) ? kept.theme : 'system';
  const language = new URLSearchParams(location.search).get('lang') ?? kept.hisLang;
  if (['TY', 'CN', 'TH'].includes(language)) page.dataset.words = 'later';
})();
