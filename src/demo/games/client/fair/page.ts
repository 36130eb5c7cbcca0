import { byId, make } from '../elements.ts';
import { fairMessagesOf } from './fair-messages.ts';
import { showVerdict } from './show-verdict.ts';
import { verify } from './verify.ts';

/** Wire codes and tags of the languages by the first part of the browser's. */
const languages: Record<string, 'TY' | 'CN' | 'TH'> = { fil: 'TY', tl: 'TY', zh: 'CN', th: 'TH' };
const tags = { TY: 'fil-PH', CN: 'zh-Hans', TH: 'th', EN: 'en-PH' };

const [first = 'en'] = navigator.language.toLowerCase().split('-');
const language = languages[first] ?? 'EN';
const words = fairMessagesOf(language);
document.documentElement.lang = tags[language];
document.title = words.title;

const texts = {
  title: words.title,
  intro: words.intro,
  'proof-label': words.proof,
  hint: words.proofHint,
  verify: words.verify,
};
for (const [id, text] of Object.entries(texts)) byId(id, HTMLElement).textContent = text;

const verdicts = byId('verdicts', HTMLUListElement);

async function show(text: string) {
  try {
    showVerdict(verdicts, await verify(JSON.parse(text)), words);
  } catch {
    verdicts.replaceChildren(make('li', 'verdict', words.failed));
  }
}

/** The proof in the address, as the bet record links it. Empty without one. */
function proofOfAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function showAddress() {
  const text = proofOfAddress();
  if (text === '') return;
  byId('proof', HTMLTextAreaElement).value = text;
  void show(text);
}

addEventListener('hashchange', showAddress);
showAddress();

byId('form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  void show(byId('proof', HTMLTextAreaElement).value);
});
