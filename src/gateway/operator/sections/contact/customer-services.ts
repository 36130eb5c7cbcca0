import type { Section } from '../section.ts';

const html = `<section>
<h2>Customer service</h2>
<p>One channel in a line: its type (ZALO, TELEGRAM, FB, AICAN or another one), its title and its address, separated by <code>|</code>. Without a channel, the chat is the customer service.</p>
<form id="customer-services">
<label>Channels <textarea name="channels" rows="5"></textarea></label>
<button>Save</button>
</form>
</section>`;

const script = `import { ask, attempt, keepFresh, refresh } from './page.js';

const form = document.querySelector('#customer-services');
const field = form.elements.channels;

const channelOf = (line) => {
  const [type = '', title = '', address = ''] = line.split('|').map((part) => part.trim());
  return { type, title, address };
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const lines = field.value.split('\\n').filter((line) => line.trim() !== '');
  field.blur();
  void attempt(() => ask('PATCH', 'settings', { customerServices: lines.map(channelOf) }), 'Saved.').then(refresh);
});

keepFresh(async () => {
  const { customerServices } = await ask('GET', 'settings');
  if (field === document.activeElement) return;
  field.value = customerServices.map(({ type, title, address }) => type + ' | ' + title + ' | ' + address).join('\\n');
});
`;

/** The channels of customer service, which are a setting. */
export const customerServicesSection: Section = {
  name: 'customer-services',
  html,
  script,
  addRoutes: () => undefined,
};
