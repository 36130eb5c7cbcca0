import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldRule } from '#protocol/model/rule.ts';
import {
  passwordRequirements,
  type RequirementKind,
} from '#core/registration/password-requirements.ts';
import { useLengthMessage, usePatternMessage } from '../../i18n/pattern-messages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './password-rule.module.css';

const messages: Readonly<Record<Exclude<RequirementKind, 'length' | 'rule'>, MessageDescriptor>> = {
  letter: msg`a letter`,
  capital: msg`a capital letter`,
  digit: msg`a digit`,
  symbol: msg`a symbol`,
  noSymbols: msg`letters and digits only`,
  noSpaces: msg`no spaces`,
  english: msg`English letters only`,
};

/** The operator's rule for a password, in parts. The parts that the text meets are ticked as it is typed. */
export function PasswordRule({ rule, typed }: { rule: FieldRule; typed: string }) {
  const { t } = useLingui();
  const lengthMessage = useLengthMessage();
  const patternMessage = usePatternMessage();
  const requirements = passwordRequirements(rule, typed);
  const met = requirements.filter(({ isMet }) => isMet).length;
  const count = requirements.length;

  function messageOf(kind: RequirementKind): string {
    if (kind === 'length') return lengthMessage(rule);
    return kind === 'rule' ? patternMessage(rule) : t(messages[kind]);
  }

  return (
    <>
      <ul className={styles.rule}>
        {requirements.map(({ kind, isMet }) => (
          <li key={kind} data-met={isMet || undefined}>
            <span className={styles.mark}>{isMet && <Icon name="check" />}</span>
            <span>{messageOf(kind)}</span>
            {isMet && (
              <VisuallyHidden>
                <Trans>(done)</Trans>
              </VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">
          {typed !== '' && (
            <Trans>
              Password rule: {met} of {count} done
            </Trans>
          )}
        </span>
      </VisuallyHidden>
    </>
  );
}
