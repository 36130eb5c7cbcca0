/** Script of the section of withdrawals. */
export const withdrawalsScript = `import { ask, attempt, button, keepFresh, refresh, row, showPicture, timeOf } from './page.js';

const section = document.querySelector('#withdrawals');
const select = document.querySelector('#withdrawal-state');
const body = section.querySelector('tbody');

const act = (id, action, values = {}) => async () => {
  const { state, changed } = await ask('POST', 'withdrawals/' + id + '/' + action, values);
  if (!changed) throw new Error('Nothing was changed: it is ' + state + '.');
};

/** Asks for a text, then runs the action with it. */
const withReason = (id, action, question) => async () => {
  const reason = prompt(question);
  if (reason) await act(id, action, { reason })();
};

const pay = (id, left, providers) => async () => {
  const amount = prompt('Amount in pesos', String(left));
  if (!amount) return;
  const provider = prompt('Provider: ' + [...providers, 'hand'].join(', '), providers[0] ?? 'hand');
  if (!provider) return;
  const reference = provider === 'hand' ? prompt('Reference of the payment') ?? '' : '';
  await act(id, 'pay', { provider, amount: Number(amount), reference })();
};

/** Buttons of the payments that a provider refused and reported later as made. */
const decisions = (id, parts) => parts.filter(({ isLate }) => isLate).flatMap(({ n }) => {
  const decide = (wasPaid) => async () => {
    const reason = prompt('Reason');
    if (reason) await act(id, 'late', { n, wasPaid, reason })();
  };
  return [button('Payment ' + n + ' was made', decide(true), 'Noted.'), button('Payment ' + n + ' was not made', decide(false), 'Noted.')];
});

function actionsOf({ id, state, left, dispute, parts }, providers) {
  const actions = {
    requested: () => [button('Take', act(id, 'take'), 'Taken.')],
    taken: () => [button('Approve', act(id, 'approve'), 'Approved.'), button('Reject', withReason(id, 'reject', 'Reason for the member'), 'Rejected.')],
    approved: () => [button('Pay', pay(id, left, providers), 'Paid.'), button('Reject', withReason(id, 'reject', 'Reason for the member'), 'Rejected.')],
    paying: () => [button('Pay', pay(id, left, providers), 'Paid.')],
    failed: () => [button('Pay again', pay(id, left, providers), 'Paid.'), button('Release', withReason(id, 'release', 'Reason for the member'), 'The money is back.')],
    paid: () => [button('Count as received', withReason(id, 'confirm', 'Reason'), 'Confirmed.')],
    disputed: () => [button('Pay the rest', pay(id, left, providers), 'Paid.'), button('Refuse', withReason(id, 'confirm', 'Reason for the member'), 'Refused.')],
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
