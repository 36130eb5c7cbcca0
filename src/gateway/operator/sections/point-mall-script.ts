/** Script of the section of the points mall. */
export const pointMallScript = `import { ask, attempt, button, keepFresh, refresh, row, timeOf } from './page.js';

const section = document.querySelector('#point-mall');
const select = document.querySelector('#redemption-state');
const [redemptions, items] = section.querySelectorAll('tbody');

const end = (id, action, values) => async () => {
  const { changed } = await ask('POST', 'redemptions/' + id + '/' + action, values);
  if (!changed) throw new Error('Nothing was changed: it is not in process.');
};

function approve({ id, delivery }) {
  return button('Approve', async () => {
    const courier = delivery ? prompt('Courier') : '';
    if (courier === null) return;
    const tracking = delivery ? prompt('Tracking number') : '';
    if (tracking === null) return;
    await end(id, 'approve', { courier, tracking })();
  }, 'Approved.');
}

function reject({ id }) {
  return button('Reject', async () => {
    const reason = prompt('Reason for the member');
    if (reason) await end(id, 'reject', { reason })();
  }, 'Rejected.');
}

function notesOf({ delivery, remark, reason, courier, tracking }) {
  const place = delivery ? delivery.address + ', ' + delivery.phone : '';
  return [place, remark, reason, [courier, tracking].filter(Boolean).join(' ')].filter(Boolean).join('; ');
}

function stock({ code, stock }) {
  return button('Stock', async () => {
    const typed = prompt('Pieces left; empty for no limit', stock ?? '');
    if (typed === null) return;
    await ask('PATCH', 'point-items', { code, stock: typed === '' ? null : Number(typed) });
  }, 'Saved.');
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
