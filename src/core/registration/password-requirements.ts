import { checkField } from '#protocol/check-field.ts';
import type { FieldRule } from '#protocol/model/rule.ts';
import { readPattern } from '#protocol/pattern/pattern.ts';

/** A part of the rule for passwords. `rule` stands for the rule as a whole, when its parts do not explain a refusal. */
export type RequirementKind =
  | 'length'
  | 'letter'
  | 'capital'
  | 'digit'
  | 'symbol'
  | 'noSymbols'
  | 'noSpaces'
  | 'english'
  | 'rule';

/** A requirement, and the state of a text. */
interface Requirement {
  readonly kind: RequirementKind;
  readonly isMet: boolean;
}

/** Requirements of a rule that can be shown before anything is typed, and prohibitions that are shown when they are broken. */
interface Requirements {
  readonly always: readonly RequirementKind[];
  readonly broken: readonly RequirementKind[];
}

type Test = (text: string) => boolean;

const tests: Readonly<Partial<Record<RequirementKind, Test>>> = {
  letter: (text) => /[A-Za-z]/.test(text),
  capital: (text) => /[A-Z]/.test(text),
  digit: (text) => /[0-9]/.test(text),
  symbol: (text) => /[!-/:-@[-`{-~]/.test(text),
  noSymbols: (text) => !/[!-/:-@[-`{-~]/.test(text),
  noSpaces: (text) => !/\s/.test(text),
  english: (text) => /^[\s!-~]*$/.test(text),
};

const classes = ['a', 'A', '1', '!'] as const;

/** All combinations of the character classes: letters, capitals, digits and symbols. */
const samples = Array.from({ length: 2 ** classes.length - 1 }, (_, index) =>
  classes.filter((_class, place) => (index + 1) & (2 ** place)).join(''),
);

/** Reads the requirements from the operator's pattern, by trying samples of each combination of characters. */
function readRequirements(rule: FieldRule): Requirements {
  const pattern = readPattern(rule.pattern);
  const length = Math.max(rule.minLength, classes.length);
  const accepts: Test = (text) =>
    pattern?.test(text.repeat(Math.ceil(length / text.length))) === true;
  const accepted = samples.filter(accepts);
  if (accepted.length === 0) return { always: ['length'], broken: [] };

  const needs = (kind: RequirementKind) => accepted.every((sample) => tests[kind]?.(sample));
  const widest = accepted.reduce((a, b) => (b.length > a.length ? b : a));
  const refuses = (more: string) => !accepts(`${widest}${more}${widest}`);
  const only = { noSpaces: refuses(' '), english: refuses('ñ') };
  return {
    always: [
      'length',
      ...(['letter', 'capital', 'digit', 'symbol'] as const).filter(needs),
      ...(accepted.some((sample) => sample.includes('!')) ? [] : (['noSymbols'] as const)),
    ],
    broken: (['noSpaces', 'english'] as const).filter((kind) => only[kind]),
  };
}

/**
 * The requirements of the operator's rule for a password, and the ones that the text meets. All of them are met exactly
 * when the rule accepts the text.
 */
export function passwordRequirements(rule: FieldRule, typed: string): readonly Requirement[] {
  const text = typed.trim();
  const { always, broken } = readRequirements(rule);
  const isMet = (kind: RequirementKind) =>
    kind === 'length'
      ? text.length >= rule.minLength && text.length <= rule.maxLength
      : (tests[kind]?.(text) ?? true);
  const shown = always.map((kind) => ({ kind, isMet: text !== '' && isMet(kind) }));
  const violated = broken.filter((kind) => !isMet(kind)).map((kind) => ({ kind, isMet: false }));
  const all = [...shown, ...violated];
  const isRefused = checkField({ ...rule, enabled: true, required: true }, text) !== null;
  const isUnexplained = isRefused && all.every((requirement) => requirement.isMet);
  return isUnexplained ? [...all, { kind: 'rule', isMet: false }] : all;
}
