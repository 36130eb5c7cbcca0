/** Script of the section of the points mall. */
export const pointMallScript = `import { ask, attempt, button, keepFresh, reasonFor, refresh, row, timeOf } from './page.js';

const section = document.querySelector('#point-mall');
const select = document.querySelector('#redemption-state');
const [redemptions, items] = section.querySelectorAll('tbody');

const end = (id, action, values) => async () => {
  const { changed } = await ask('POST', 'redemptions/' + id + '/' + action, values);
  if (!changed) throw new Error('Nothing was changed: it is not in process.');
};

function approve({ id, delivery }) {
  const fields = [{ name: 'courier', label: 'Courier' }, { name: 'tracking', label: 'Tracking number' }];
  const approved = ({ courier = '', tracking = '' }) => end(id, 'approve', { courier, tracking })();
  return button('Approve', approved, 'Approved.', delivery ? { question: 'How is it sent?', fields } : undefined);
}

function reject({ id }) {
  return button('Reject', ({ reason }) => end(id, 'reject', { reason })(), 'Rejected.', reasonFor('The member reads the reason.'));
}

function notesOf({ delivery, remark, reason, courier, tracking }) {
  const place = delivery ? delivery.address + ', ' + delivery.phone : '';
  return [place, remark, reason, [courier, tracking].filter(Boolean).join(' ')].filter(Boolean).join('; ');
}

function stock({ code, stock }) {
  const fields = [{ name: 'pieces', label: 'Pieces left; empty for no limit', type: 'number', value: stock ?? '' }];
  const save = ({ pieces }) => ask('PATCH', 'point-items', { code, stock: pieces === '' ? null : Number(pieces) });
  return button('Stock', save, 'Saved.', { question: 'How many are left?', fields, yes: 'Save' });
}

function offer({ code, enabled }) {
  return button(enabled ? 'Take off' : 'Offer', () => ask('PATCH', 'point-items', { code, enabled: !enabled }), 'Saved.');
}

async function load() {
  const { list } = await ask('GET', 'redemptions?state=' + select.value);
  redemptions.replaceChildren(...list.map((one) => row(
    one.username, one.type, one.item, one.quantity, one.points, one.amount, timeOf(one.createdAt), notesOf(one),
    one.state === 'inProcess' ? [approve(one), reject(one)] : one.state,
  )));
  const offered = await ask('GET', 'point-items');
  items.replaceChildren(...offered.map((one) => row(
    one.code, one.kind, one.name, one.points, one.amount, one.stock ?? 'no limit', [stock(one), offer(one)],
  )));
}

select.addEventListener('change', () => void attempt(refresh));
keepFresh(load);
`;
