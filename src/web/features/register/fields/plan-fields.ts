import type { FieldRule } from '#contract/model/rule.ts';
import { type RegisterField, registerFields } from '#core/registration/registration-rules.ts';
import { registrationTerms } from '#core/session/account-methods.ts';

export type Way = 'mobile' | 'username';

interface Asked {
  readonly rules: Readonly<Record<string, FieldRule>>;
  readonly modules: Readonly<Record<string, boolean>>;
  readonly way: Way;
  /** Fields that are shown whatever the rules say: the gateway has refused what stands in them. */
  readonly revealed: readonly string[];
  /** Fields that need not be shown: it is known what stands in them. */
  readonly hidden: readonly string[];
}

const anyText: FieldRule = {
  pattern: '.*',
  patternId: 0,
  minLength: 0,
  maxLength: 200,
  enabled: true,
  required: false,
};

/** The fields of a way to register, as the operator's rules and modules have them. */
export function planFields({ rules, modules, way, revealed, hidden }: Asked): RegisterField[] {
  const shown = revealed.map((name) => [name, { ...anyText, ...rules[name], enabled: true }]);
  const terms = registrationTerms((id) => modules[id] ?? false, way);
  const all: Readonly<Record<string, FieldRule>> = { ...rules, ...Object.fromEntries(shown) };
  return registerFields(all, { ...terms, way }).filter(({ name }) => !hidden.includes(name));
}

/** The password once more, after the password. It has no rule of its own. */
export function withConfirmation(fields: readonly RegisterField[]): readonly RegisterField[] {
  return fields.flatMap((field) =>
    field.name === 'password'
      ? [field, { name: 'confirmPassword', rule: { ...field.rule, patternId: 0 } }]
      : [field],
  );
}
