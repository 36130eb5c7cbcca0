import {
  type GenericSchema,
  type InferOutput,
  maxLength,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
  trim,
} from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { languageCodes } from '#protocol/model/language.ts';
import { fundsProtections } from '#protocol/model/protection/trust.ts';
import { type TrustFacts, trustFacts } from '#protocol/model/protection/trust-facts.ts';
import type { Settings } from '../../../system/system.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Block } from '../../view.ts';
import { action, buttons, choices, field, form, required } from '../../view-parts.ts';
import type { Section } from '../section.ts';

type Part = keyof TrustFacts;
/** The facts that the operator has set. */
type OwnFacts = Settings['trust'];

const typed = pipe(string(), maxLength(5_000), trim());
const office = strictObject({ name: typed, url: typed });

/** The forms, as they are sent. An empty text is a fact that is not known. */
const bodies = {
  helpLines: strictObject({ lines: typed }),
  funds: strictObject({ protection: picklist(fundsProtections), holder: typed, url: typed }),
  complaints: strictObject({ answerDays: nullable(number()), next: office, regulator: office }),
};

const body = strictObject({
  helpLines: optional(bodies.helpLines),
  funds: optional(bodies.funds),
  complaints: optional(bodies.complaints),
});

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/** A help line of a row of the form: `name | number | address | languages`. */
function lineOf(text: string) {
  const [name = '', phone, url, spoken = ''] = text.split('|').map((cell) => cell.trim());
  const codes = spoken.split(/[\s,]+/).filter((code) => code !== '');
  return { name, phone: orNull(phone), url: orNull(url), languages: codes };
}

const officeOf = ({ name, url }: InferOutput<typeof office>) =>
  name === '' && url === '' ? null : { name, url: orNull(url) };

/** The facts that a form means, which are still to be checked. */
function factsOf({ helpLines, funds, complaints }: InferOutput<typeof body>): {
  readonly [Name in Part]?: unknown;
} {
  const rows = helpLines?.lines.split('\n').filter((row) => row.trim() !== '');
  return {
    ...(rows && { helpLines: rows.map(lineOf) }),
    ...(funds && { funds: { ...funds, holder: orNull(funds.holder), url: orNull(funds.url) } }),
    ...(complaints && {
      complaints: {
        answerDays: complaints.answerDays,
        next: officeOf(complaints.next),
        regulator: officeOf(complaints.regulator),
      },
    }),
  };
}

/** Checks one part. Throws a BadRequest that names the place of a fact that is wrong. */
function checked<Fact>(shape: GenericSchema<unknown, Fact>, fact: unknown): Fact {
  const read = safeParse(shape, fact);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const place = issue.path?.map(({ key }) => (typeof key === 'number' ? key + 1 : key)).join(' ');
  throw new BadRequest(`${place ?? 'The form'} is not right: ${issue.message}`);
}

/** The facts of the operator after a form was sent. */
function changed(before: OwnFacts, sent: InferOutput<typeof body>): OwnFacts {
  const facts = factsOf(sent);
  const { entries } = trustFacts;
  return {
    ...before,
    ...(sent.helpLines && { helpLines: checked(entries.helpLines, facts.helpLines) }),
    ...(sent.funds && { funds: checked(entries.funds, facts.funds) }),
    ...(sent.complaints && { complaints: checked(entries.complaints, facts.complaints) }),
  };
}

const lineText = ({ name, phone, url, languages: spoken }: TrustFacts['helpLines'][number]) =>
  [name, phone ?? '', url ?? '', spoken.join(' ')].join(' | ');

const save = { label: 'Save', path: 'trust', method: 'PUT', done: 'Saved.' } as const;

function officeFields(name: string, label: string, shown: TrustFacts['complaints']['next']) {
  return [
    field({ name: `${name}.name`, label, value: shown?.name ?? '' }),
    field({ name: `${name}.url`, label: 'Its page (https)', value: shown?.url ?? '' }),
  ];
}

const linesHint = `One a line: name | number | https address | languages (${languageCodes.join(', ')}). A number or an address is needed.`;

function linesForm(helpLines: TrustFacts['helpLines']): Block {
  const value = helpLines.map(lineText).join('\n');
  const shown = { name: 'helpLines.lines', label: 'Help lines', type: 'area', value } as const;
  return form('Help lines', action({ ...save, fields: [required({ ...shown, hint: linesHint })] }));
}

function formsOf({ helpLines, funds, complaints }: TrustFacts): Block[] {
  return [
    linesForm(helpLines),
    form(
      'Protection of balances',
      action({
        ...save,
        fields: [
          required({
            name: 'funds.protection',
            label: 'Protection',
            type: 'choice',
            value: funds.protection,
            options: choices(fundsProtections),
          }),
          field({
            name: 'funds.holder',
            label: 'Bank, insurer or trustee',
            value: funds.holder ?? '',
          }),
          field({ name: 'funds.url', label: 'Its page (https)', value: funds.url ?? '' }),
        ],
      }),
    ),
    form(
      'Complaints',
      action({
        ...save,
        fields: [
          required({
            name: 'complaints.answerDays',
            label: 'Days for an answer',
            type: 'number',
            value: String(complaints.answerDays),
          }),
          ...officeFields(
            'complaints.next',
            'Office that decides when we cannot agree',
            complaints.next,
          ),
          ...officeFields('complaints.regulator', 'Regulator', complaints.regulator),
        ],
      }),
    ),
  ];
}

const partNames: Readonly<Record<Part, string>> = {
  helpLines: 'help lines',
  funds: 'protection of balances',
  complaints: 'complaints',
};

/** The facts that the operator has set, which can be the market's again. */
function resetsOf(own: OwnFacts): Block[] {
  const actions = Object.entries(partNames)
    .filter(([part]) => part in own)
    .map(([part, name]) =>
      action({
        label: `Reset ${name}`,
        path: `trust/${part}/reset`,
        question: `Show the facts of the market again: ${name}?`,
        done: 'The facts of the market are shown again.',
      }),
    );
  return actions.length === 0 ? [] : [buttons('Facts of the market', actions)];
}

async function viewTrust({ settings, market }: ConsoleNeeds): Promise<readonly Block[]> {
  const { trust: own } = await settings.read();
  const facts = {
    helpLines: own.helpLines ?? market.trust.helpLines,
    funds: own.funds ?? market.trust.funds,
    complaints: own.complaints ?? market.trust.complaints,
  };
  return [...formsOf(facts), ...resetsOf(own)];
}

/** The facts by which guests can trust the site: help lines, the protection of balances, and the way of complaints. */
export const trustSection: Section = {
  name: 'trust',
  area: 'house',
  page: { title: 'Trust and complaints', group: 'House', view: viewTrust },
  addRoutes(app, { settings }) {
    app.put(`${operatorRoot}/trust`, async (context) => {
      const sent = await readBody(context, body);
      const { trust: before } = await settings.read();
      const { trust } = await settings.patch({ trust: changed(before, sent) });
      return context.json(trust);
    });
    app.post(`${operatorRoot}/trust/:part/reset`, async (context) => {
      const { trust: before } = await settings.read();
      const part = context.req.param('part');
      const kept = Object.entries(before).filter(([name]) => name !== part);
      const { trust } = await settings.patch({ trust: Object.fromEntries(kept) });
      return context.json(trust);
    });
  },
};
