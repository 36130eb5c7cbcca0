/** HTML of the section. */
export const html = `<section id="payments">
<h2>Payments</h2>
<h3>Deposits that wait for you</h3>
<table><thead><tr><th>Time</th><th>Member</th><th>Provider</th><th>State</th><th>Amount</th><th>Arrived</th><th>Reference</th><th>Proof</th><th></th></tr></thead><tbody id="reviews"></tbody></table>
<div id="proofs" aria-label="Proofs side by side" role="group"></div>
<h3>Books and statements</h3>
<table><thead><tr><th>Provider</th><th>Time</th><th>Statement</th><th>Our books</th><th>Waiting</th><th>Difference</th><th>Brought in</th><th></th></tr></thead><tbody id="checks"></tbody></table>
<p id="compare"></p>
<h3>Channels</h3>
<div id="channels"></div>
<h3>Faults of the demo's payment site</h3>
<table><thead><tr><th>Provider</th><th>Notices lost</th><th>Doubled</th><th>Late</th><th>Wrong order</th><th>Other amount</th><th>Forged</th><th>Answers</th><th>Payouts</th></tr></thead><tbody id="faults"></tbody></table>
</section>`;

/** Script of the section. */
export const script = `import { ask, attempt, button, keepFresh, reasonFor, refresh, row, showPicture, timeOf } from './page.js';

const [reviews, proofs, checks, channels, faults] = ['reviews', 'proofs', 'checks', 'channels', 'faults'].map((id) =>
  document.getElementById(id),
);
const choices = { answers: ['normal', 'down', 'slow', 'html'], payouts: ['paid', 'failed', 'held'] };

const usedText = ({ same, username, at, otherId }) =>
  'Same ' + same + ' as deposit ' + otherId + ' of ' + (username ?? 'unknown') + ', ' + timeOf(at) + '. ';

/** A deposit with its proof, for looking at. */
async function sideOf({ id, username, bankReference, pictures }) {
  const side = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = 'Deposit ' + id + ' of ' + (username ?? 'unknown') + ', reference ' + (bankReference ?? 'none');
  side.append(caption);
  for (const picture of pictures) await showPicture(side, picture, 'Proof of deposit ' + id)();
  return side;
}

const lookAt = (text, ...deposits) => button(text, async () => {
  proofs.replaceChildren(...(await Promise.all(deposits.map(sideOf))));
  proofs.scrollIntoView({ block: 'nearest' });
});

function proofOf(review) {
  const { pictures, bankReference, usedProofs } = review;
  const same = usedProofs.flatMap((used) =>
    [usedText(used), lookAt('Side by side', review, { ...used, id: used.otherId })]);
  return [bankReference ?? '', ' ', ...same, ...(pictures.length > 0 ? [lookAt('Proof', review)] : [])];
}

function creditOf({ id, username, received, amount }) {
  const question = 'Credit ' + (received ?? amount) + ' pesos to ' + (username ?? 'a member') + '?';
  const fields = [
    ...(username === null ? [{ name: 'username', label: 'Username of the member', required: true }] : []),
    ...(received === null ? [{ name: 'amount', label: 'Pesos that arrived', type: 'number', value: String(amount), required: true }] : []),
  ];
  return button('Credit', (values) => {
    const arrived = values.amount === undefined ? {} : { amount: Number(values.amount) };
    return ask('POST', 'payments/' + id + '/credit', { reason: 'Checked by the operator', ...values, ...arrived });
  }, 'Credited.', { question, fields });
}

function settleOf({ id }, from, label) {
  const settle = ({ reason }) => ask('POST', 'payments/' + id + '/settle', { from, reason });
  return button(label, settle, 'Settled.', reasonFor(label + '?'));
}

function actionsOf(review) {
  if (review.owed > 0) {
    return ['Owes ' + review.owed + ' ', settleOf(review, 'balance', 'Take from balance'), settleOf(review, 'house', 'Write off')];
  }
  if (review.state !== 'review') return review.refundDue ? 'Is being given back' : '';
  const { id, received, username, amount } = review;
  const neverArrived = 'Have the ' + amount + ' pesos of ' + (username ?? 'a member') + ' never arrived? The deposit fails.';
  const sendBack = ({ reason }) => ask('POST', 'payments/' + id + '/return', { reason });
  const giveBack = button('Send back', sendBack, 'Sent back.', reasonFor('The member reads the reason.'));
  const refuse = button('Never arrived', () => ask('POST', 'payments/' + id + '/refuse', {}), 'Refused.', neverArrived);
  return received === null ? [creditOf(review), refuse, giveBack] : [creditOf(review), giveBack];
}

function switchOf(provider, name, value) {
  const list = choices[name];
  const field = document.createElement(list ? 'select' : 'input');
  field.setAttribute('aria-label', provider + ' ' + name);
  if (list) {
    for (const choice of list) field.append(new Option(choice, choice, false, choice === value));
  } else {
    field.type = 'checkbox';
    field.checked = value;
  }
  field.addEventListener('change', () => {
    const change = { [name]: list ? field.value : field.checked };
    void attempt(() => ask('PATCH', 'payments/faults', { provider, faults: change }), 'Saved.').then(refresh);
  });
  return field;
}

function channelOf({ code, name, enabled }) {
  const label = document.createElement('label');
  const field = document.createElement('input');
  field.type = 'checkbox';
  field.checked = enabled;
  field.addEventListener('change', () => {
    void attempt(() => ask('PATCH', 'payments/channels', { code, enabled: field.checked }), 'Saved.');
  });
  label.append(field, ' ' + name);
  return label;
}

const names = ['lost', 'doubled', 'late', 'swapped', 'otherAmount', 'forged', 'answers', 'payouts'];

document.getElementById('compare').append(button('Compare now', () => ask('POST', 'payments/compare', {}), 'Compared.'));

keepFresh(async () => {
  if (document.querySelector('#payments :is(input, select):focus')) return;
  const data = await ask('GET', 'payments');
  reviews.replaceChildren(...data.reviews.map((one) =>
    row(timeOf(one.changedAt), one.username ?? 'unknown', one.provider, one.state + ' (' + one.reason + ')',
      one.amount, one.received, one.reference ?? '', proofOf(one), actionsOf(one)),
  ));
  checks.replaceChildren(...data.checks.map((one) =>
    row(one.provider, timeOf(one.at), one.statement, one.clearing, one.waiting, one.difference, one.missing, one.error),
  ));
  channels.replaceChildren(...data.channels.map(channelOf));
  faults.replaceChildren(...data.faults.map(({ provider, faults: all }) =>
    row(provider, ...(all === null ? ['does not answer'] : names.map((name) => switchOf(provider, name, all[name])))),
  ));
});
`;
