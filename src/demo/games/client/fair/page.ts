import { byId, make } from '../elements.ts';
import { languageTag, text } from '../texts/texts.ts';
import { showVerdict } from './show-verdict.ts';
import { verify } from './verify.ts';

document.documentElement.lang = languageTag();
document.title = text('fair.title');

const labels = {
  title: text('fair.title'),
  intro: text('fair.intro'),
  'proof-label': text('fair.proof'),
  hint: text('fair.proofHint'),
  verify: text('fair.verify'),
};
for (const [id, label] of Object.entries(labels)) byId(id, HTMLElement).textContent = label;

const verdicts = byId('verdicts', HTMLUListElement);

async function show(proof: string) {
  try {
    showVerdict(verdicts, await verify(JSON.parse(proof)));
  } catch {
    verdicts.replaceChildren(make('li', 'verdict', text('fair.failed')));
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
  const proof = proofOfAddress();
  if (proof === '') return;
  byId('proof', HTMLTextAreaElement).value = proof;
  void show(proof);
}

addEventListener('hashchange', showAddress);
showAddress();

byId('form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  void show(byId('proof', HTMLTextAreaElement).value);
});
