import {
  array,
  check,
  type InferOutput,
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
import { wordedText } from '../../bodies.ts';
import { BadRequest, parseBody, readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';
import { action, choices, form, required, row, table } from '../../view-parts.ts';

const target = pipe(string(), maxLength(120), regex(/^(channel|kind):.+$/));
const picture = union([
  picklist(guideScenes),
  pipe(string(), maxLength(2_000), startsWith('https://')),
  pipe(string(), maxLength(2_000), regex(/^\/(?![/\\])/)),
]);
const shown = (most: number) =>
  pipe(
    wordedText,
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

const textBody = strictObject({ target, steps: string() });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest('steps: This is no JSON');
  }
}

const guideText = `The steps of each kind of channels, and of channels with a guide of their own. {name} is the name of the channel. A picture is one of ${guideScenes.join(', ')}, or the address of a picture of yours.`;

const guideFields = (targets: readonly string[], steps = '') => [
  required({ name: 'target', label: 'For', options: choices(targets) }),
  required({ name: 'steps', label: 'Steps as JSON', type: 'area', value: steps }),
];

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
  area: 'content',
  page: {
    title: 'Guides to deposits',
    group: 'Contact',
    async view({ database: { sql } }) {
      const guides = await listDepositGuides(sql);
      const fields = guideFields(await targetsOf(sql));
      const save = { label: 'Save', path: 'deposit-guides/texts', done: 'Saved.' };
      const rows = guides.map(({ target: name, steps }) => {
        const change = action({
          ...save,
          label: 'Edit',
          body: { target: name },
          question: `The guide for ${name}`,
          fields: guideFields([], JSON.stringify(steps, null, 2)).slice(1),
        });
        const remove = action({
          label: 'Remove',
          path: 'deposit-guides/remove',
          body: { target: name },
          question: `Remove the guide for ${name}?`,
          done: 'Removed.',
        });
        return row(name, [name, steps.length], { actions: [change, remove] });
      });
      return [
        table({ title: 'Guides', text: guideText, columns: ['For', 'Steps'], rows }),
        form('Add a guide', action({ ...save, fields })),
      ];
    },
  },
  addRoutes(app, { database: { sql } }) {
    const path = `${operatorRoot}/deposit-guides`;
    const set = async (guide: InferOutput<typeof guideBody>) => {
      const known = await targetsOf(sql);
      if (!known.includes(guide.target)) throw new BadRequest('There is no such channel or kind');
      await setDepositGuide(sql, guide);
      return { done: true };
    };
    app.post(path, async (context) => context.json(await set(await readBody(context, guideBody))));
    app.post(`${path}/texts`, async (context) => {
      const { target: name, steps } = await readBody(context, textBody);
      return context.json(await set(parseBody(guideBody, { target: name, steps: jsonOf(steps) })));
    });
    app.post(`${path}/remove`, async (context) => {
      const { target: removed } = await readBody(context, strictObject({ target }));
      return context.json({ done: await removeDepositGuide(sql, removed) });
    });
  },
};
