/** Script of the section of withdrawals. */
export const withdrawalsScript = `import { ask, attempt, button, keepFresh, reasonFor, refresh, row, showPicture, timeOf } from './page.js';

const section = document.querySelector('#withdrawals');
const select = document.querySelector('#withdrawal-state');
const body = section.querySelector('tbody');

const act = (id, action, values = {}) => async () => {
  const { state, changed } = await ask('POST', 'withdrawals/' + id + '/' + action, values);
  if (!changed) throw new Error('Nothing was changed: it is ' + state + '.');
};

/** A button that asks for a reason. */
const withReason = (text, id, action, question, done) =>
  button(text, ({ reason }) => act(id, action, { reason })(), done, reasonFor(question));

const payButton = (text, { id, left, username }, providers) => {
  const fields = [
    { name: 'amount', label: 'Pesos', type: 'number', value: String(left), required: true },
    { name: 'provider', label: 'Provider', options: [...providers, 'hand'], value: providers[0] ?? 'hand' },
    { name: 'reference', label: 'Reference, for a payment by hand' },
  ];
  const pay = ({ amount, provider, reference }) => act(id, 'pay', { provider, amount: Number(amount), reference })();
  return button(text, pay, 'Paid.', { question: 'How much is paid to ' + username + ', and by whom?', fields });
};

/** Buttons of the payments that a provider refused and reported later as made. */
const decisions = (id, parts) => parts.filter(({ isLate }) => isLate).flatMap(({ n }) => {
  const decide = (wasPaid, text) => button(text, ({ reason }) => act(id, 'late', { n, wasPaid, reason })(), 'Noted.', reasonFor(text + '?'));
  return [decide(true, 'Payment ' + n + ' was made'), decide(false, 'Payment ' + n + ' was not made')];
});

function actionsOf(one, providers) {
  const { id, state, dispute, parts } = one;
  const forMember = 'The member reads the reason.';
  const reject = () => withReason('Reject', id, 'reject', forMember, 'Rejected.');
  const actions = {
    requested: () => [button('Take', act(id, 'take'), 'Taken.')],
    taken: () => [button('Approve', act(id, 'approve'), 'Approved.'), reject()],
    approved: () => [payButton('Pay', one, providers), reject()],
    paying: () => [payButton('Pay', one, providers)],
    failed: () => [payButton('Pay again', one, providers), withReason('Release', id, 'release', forMember, 'The money is back.')],
    paid: () => [withReason('Count as received', id, 'confirm', 'It counts as received.', 'Confirmed.')],
    disputed: () => [payButton('Pay the rest', one, providers), withReason('Refuse', id, 'confirm', forMember, 'Refused.')],
  }[state];
  const pictures = (dispute?.pictures ?? []).map((picture, n) => button('Proof ' + (n + 1), showPicture(section, picture, 'Proof')));
  return [...decisions(id, parts), ...(actions ? actions() : []), ...pictures];
}

function notesOf({ state, reason, dispute, parts, confirmBy }) {
  const lines = parts.map(({ n, amount, provider, state, reference, isLate }) => [n + '.', amount, provider, state, reference, isLate && 'told as paid: decide'].filter(Boolean).join(' '));
  if (dispute) lines.push(dispute.kind + ': received ' + dispute.received + ', missing ' + dispute.missing);
  if (reason) lines.push(reason);
  if (state === 'paid') lines.push('counts as received at ' + timeOf(confirmBy));
  return lines.join('; ');
}

async function load() {
  const { list, counts, providers } = await ask('GET', 'withdrawals?state=' + select.value);
  for (const option of select.options) option.textContent = option.value + ' (' + (counts[option.value] ?? 0) + ')';
  body.replaceChildren(...list.map((one) => row(
    one.username, one.amount, one.charge, one.paid, one.left,
    one.account.bank + ' ' + one.account.number + ' ' + one.account.holder,
    timeOf(one.createdAt), notesOf(one), actionsOf(one, providers),
  )));
}

select.addEventListener('change', () => void attempt(refresh));
keepFresh(load);
`;
