import { make } from '../elements.ts';
import { fairMessagesOf, type FairMessages } from './fair-messages.ts';
import { fairness } from './fairness.ts';
import { showVerdict } from './show-verdict.ts';
import { verify } from './verify.ts';

function row(name: string, value: string) {
  const root = make('div', 'proof-row');
  root.append(make('dt', '', name), make('dd', '', value));
  return root;
}

/** The elements of the section. */
function makeParts(words: FairMessages) {
  const root = make('section', 'proof');
  const facts = make('dl', 'proof-rows');
  const label = make('label', 'proof-label', words.clientSeed);
  const input = make('input', 'proof-input');
  input.maxLength = 64;
  input.autocomplete = 'off';
  input.spellcheck = false;
  label.append(input);
  const button = make('button', 'again', words.verify);
  button.type = 'button';
  const verdict = make('ul', 'verdicts');
  const said = make('div', '');
  said.role = 'status';
  said.append(verdict);
  const proof = make('textarea', 'proof-text');
  proof.readOnly = true;
  proof.rows = 3;
  proof.setAttribute('aria-label', words.copy);
  const page = make('p', '', `${words.page} ${location.origin}/fair`);
  root.append(
    make('h3', '', words.title),
    make('p', '', words.intro),
    facts,
    label,
    button,
    said,
    proof,
    page,
  );
  return { root, facts, label, input, button, verdict, proof };
}

/** The part of the rules that proves the last round. Returns a function that shows the present state. */
export function addProofSection(
  sheet: HTMLElement,
  { language }: { language: string; money: string },
) {
  const words = fairMessagesOf(language);
  const { root, facts, label, input, button, verdict, proof } = makeParts(words);
  sheet.append(root);

  input.addEventListener('change', () => {
    input.value = fairness.setClientSeed(input.value);
  });
  async function verifyLast() {
    const last = fairness.last();
    if (last === null) return;
    try {
      showVerdict(verdict, await verify(last), words);
    } catch {
      verdict.replaceChildren(make('li', 'verdict', words.failed));
    }
  }

  button.addEventListener('click', () => void verifyLast());

  return () => {
    const [next, last] = [fairness.next(), fairness.last()];
    const rows = [
      ...(next === null ? [] : [row(words.next, next.hash)]),
      ...fairness.shared().map(([name, proof]) => row(name, proof)),
      ...(last === null ? [row(words.last, words.none)] : []),
      ...(last?.hash ? [row(words.hash, last.hash)] : []),
      ...(last === null ? [] : [row(words.seed, last.seed)]),
    ];
    facts.replaceChildren(...rows);
    input.value = fairness.clientSeed();
    label.hidden = !fairness.takesClientSeed();
    button.hidden = last === null;
    proof.hidden = last === null;
    proof.value = last === null ? '' : JSON.stringify(last);
    verdict.replaceChildren();
  };
}
