import { make } from '../elements.ts';
import { text } from '../texts/texts.ts';
import { fairness } from './fairness.ts';
import { showVerdict } from './show-verdict.ts';
import { verify } from './verify.ts';

function row(name: string, value: string) {
  const root = make('div', 'proof-row');
  root.append(make('dt', '', name), make('dd', '', value));
  return root;
}

/** The elements of the section. */
function makeParts() {
  const root = make('section', 'proof');
  const facts = make('dl', 'proof-rows');
  const label = make('label', 'proof-label', text('fair.clientSeed'));
  const input = make('input', 'proof-input');
  input.maxLength = 64;
  input.autocomplete = 'off';
  input.spellcheck = false;
  label.append(input);
  const button = make('button', 'again', text('fair.verify'));
  button.type = 'button';
  const verdict = make('ul', 'verdicts');
  const said = make('div', '');
  said.role = 'status';
  said.append(verdict);
  const proof = make('textarea', 'proof-text');
  proof.readOnly = true;
  proof.rows = 3;
  proof.setAttribute('aria-label', text('fair.copy'));
  const page = make('p', '', `${text('fair.page')} ${location.origin}/fair`);
  root.append(
    make('h3', '', text('fair.title')),
    make('p', '', text('fair.intro')),
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
export function addProofSection(sheet: HTMLElement) {
  const { root, facts, label, input, button, verdict, proof } = makeParts();
  sheet.append(root);

  input.addEventListener('change', () => {
    input.value = fairness.setClientSeed(input.value);
  });
  async function verifyLast() {
    const last = fairness.last();
    if (last === null) return;
    try {
      showVerdict(verdict, await verify(last));
    } catch {
      verdict.replaceChildren(make('li', 'verdict', text('fair.failed')));
    }
  }

  button.addEventListener('click', () => void verifyLast());

  return () => {
    const [next, last] = [fairness.next(), fairness.last()];
    const rows = [
      ...(next === null ? [] : [row(text('fair.next'), next.hash)]),
      ...fairness.shared().map(([name, proof]) => row(name, proof)),
      ...(last === null ? [row(text('fair.last'), text('fair.none'))] : []),
      ...(last?.hash ? [row(text('fair.hash'), last.hash)] : []),
      ...(last === null ? [] : [row(text('fair.seed'), last.seed)]),
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
