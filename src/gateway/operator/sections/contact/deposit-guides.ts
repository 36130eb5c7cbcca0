import {
  array,
  check,
  maxLength,
  minLength,
  picklist,
  pipe,
  regex,
  startsWith,
  strictObject,
  string,
  union,
} from 'valibot';
import { depositChannelKinds } from '#protocol/model/cashier/deposit-channel.ts';
import { guideScenes, mostGuideSteps } from '#protocol/model/contact/deposit-guide.ts';
import { operatorRoot } from '#protocol/paths.ts';
import {
  listChannels,
  listDepositGuides,
  removeDepositGuide,
  setDepositGuide,
} from '../../../deposits/deposits.ts';
import type { Sql } from '../../../store/database.ts';
import { worded } from '../../bodies.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';

const html = `<section>
<h2>Guides to deposits</h2>
<p>The steps of each kind of channels, and of channels with a guide of their own. <code>{name}</code> is the name of the channel. A picture is one of ${guideScenes.join(', ')}, or the address of a picture of yours.</p>
<form id="deposit-guide">
<label>For <input name="target" list="guide-targets" required pattern="(channel|kind):.+"></label>
<datalist id="guide-targets"></datalist>
<label>Steps as JSON <textarea name="steps" rows="10" required></textarea></label>
<button>Save</button>
</form>
<table>
<thead><tr><th>For</th><th>Steps</th><th></th><th></th></tr></thead>
<tbody id="deposit-guides"></tbody>
</table>
</section>`;

const script = `import { ask, attempt, button, keepFresh, refresh, row } from './page.js';

const list = document.querySelector('#deposit-guides');
const targets = document.querySelector('#guide-targets');
const form = document.querySelector('#deposit-guide');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { target, steps } = Object.fromEntries(new FormData(form));
  void attempt(async () => ask('POST', 'deposit-guides', { target, steps: JSON.parse(steps) }), 'Saved.').then(refresh);
});

function edit({ target, steps }) {
  return button('Edit', async () => {
    form.elements.target.value = target;
    form.elements.steps.value = JSON.stringify(steps, null, 2);
    form.elements.steps.focus();
  }, '');
}

keepFresh(async () => {
  const { guides, targets: known } = await ask('GET', 'deposit-guides');
  targets.replaceChildren(...known.map((target) => new Option(target)));
  list.replaceChildren(...guides.map((guide) =>
    row(guide.target, guide.steps.length, edit(guide),
      button('Remove', () => ask('POST', 'deposit-guides/remove', { target: guide.target }), 'Removed.'))));
});
`;

const target = pipe(string(), maxLength(120), regex(/^(channel|kind):.+$/));
const picture = union([
  picklist(guideScenes),
  pipe(string(), maxLength(2_000), startsWith('https://')),
  pipe(string(), maxLength(2_000), regex(/^\/(?![/\\])/)),
]);
const shown = (most: number) =>
  pipe(
    worded,
    check((texts) => Object.values(texts).every((text) => text.length <= most), 'too long'),
  );
const guideBody = strictObject({
  target,
  steps: pipe(
    array(strictObject({ title: shown(200), text: shown(1_000), picture })),
    minLength(1),
    maxLength(mostGuideSteps),
  ),
});

/** The targets that a guide can have. */
async function targetsOf(sql: Sql): Promise<string[]> {
  const channels = await listChannels(sql);
  return [
    ...depositChannelKinds.map((kind) => `kind:${kind}`),
    ...channels.map(({ code }) => `channel:${code}`),
  ];
}

/** The guides to deposits: the list, and a form that adds and changes one. */
export const depositGuidesSection: Section = {
  name: 'deposit-guides',
  html,
  script,
  addRoutes(app, { database: { sql } }) {
    const path = `${operatorRoot}/deposit-guides`;
    app.get(path, async (context) =>
      context.json({ guides: await listDepositGuides(sql), targets: await targetsOf(sql) }),
    );
    app.post(path, async (context) => {
      const guide = await readBody(context, guideBody);
      const known = await targetsOf(sql);
      if (!known.includes(guide.target)) throw new BadRequest('There is no such channel or kind');
      await setDepositGuide(sql, guide);
      return context.json({ done: true });
    });
    app.post(`${path}/remove`, async (context) => {
      const { target: removed } = await readBody(context, strictObject({ target }));
      return context.json({ done: await removeDepositGuide(sql, removed) });
    });
  },
};
