import type { FieldRule } from '#protocol/model/rule.ts';
import { type RegisterField, registerFields } from '#core/registration/registration-rules.ts';
import { registrationTerms } from '#core/session/account-methods.ts';

export type Way = 'mobile' | 'username';

interface PlanOptions {
  readonly rules: Readonly<Record<string, FieldRule>>;
  readonly modules: Readonly<Record<string, boolean>>;
  readonly way: Way;
  /** Fields that are shown in spite of the rules, because the gateway refused their values. */
  readonly revealed: readonly string[];
  /** Fields that are not shown, because their values are known. */
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

/** The fields of a registration method, by the operator's rules and modules. */
export function planFields({
  rules,
  modules,
  way,
  revealed,
  hidden,
}: PlanOptions): RegisterField[] {
  const shown = revealed.map((name) => [name, { ...anyText, ...rules[name], enabled: true }]);
  const terms = registrationTerms((id) => modules[id] ?? false, way);
  const all: Readonly<Record<string, FieldRule>> = { ...rules, ...Object.fromEntries(shown) };
  return registerFields(all, { ...terms, way }).filter(({ name }) => !hidden.includes(name));
}

/** Adds the confirmation after the password. It has no rule of its own. */
export function withConfirmation(fields: readonly RegisterField[]): readonly RegisterField[] {
  return fields.flatMap((field) =>
    field.name === 'password'
      ? [field, { name: 'confirmPassword', rule: { ...field.rule, patternId: 0 } }]
      : [field],
  );
}
