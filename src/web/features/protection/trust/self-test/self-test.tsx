import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DialogLink } from '../../../../lib/dialog/dialog-link.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { SetLimits } from '../limits-section.tsx';
import { answers as answerNames, questions, riskOf, riskWords } from './self-test-questions.ts';
import styles from './self-test.module.css';

export interface SelfTestProps {
  /** The page has the section of help lines. */
  hasLines: boolean;
  /** The page has the section of limits. */
  hasLimits: boolean;
  /** The player closes the test. */
  onEnd: () => void;
}

/** Nine questions, one after the other, and their result. The answers are in the memory of this component only. */
export function SelfTest({ onEnd, ...rest }: SelfTestProps) {
  const [given, setGiven] = useState<readonly number[]>([]);
  const step = given.length;
  return (
    <div className={styles.test}>
      {step < questions.length ? (
        <Question
          key={step}
          step={step}
          onAnswer={(answer) => setGiven([...given, answer])}
          onBack={() => (step === 0 ? onEnd() : setGiven(given.slice(0, -1)))}
        />
      ) : (
        <Result {...rest} given={given} onAgain={() => setGiven([])} />
      )}
    </div>
  );
}

/** A heading that takes the focus when it appears. */
function StepHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} id={id} tabIndex={-1}>
      {children}
    </h3>
  );
}

interface QuestionProps {
  /** Place of the question, from 0. */
  step: number;
  onAnswer: (answer: number) => void;
  onBack: () => void;
}

function Question({ step, onAnswer, onBack }: QuestionProps) {
  const { t } = useLingui();
  const id = useId();
  const question = questions[step];
  const [place, count] = [step + 1, questions.length];
  return (
    <>
      <ProgressBar label={t`Answered questions`} value={step} max={count} />
      <StepHeading id={id}>
        <small>
          <Trans>
            Question {place} of {count}
          </Trans>
        </small>
        <span>{question && t(question)}</span>
      </StepHeading>
      <div className={styles.answers} role="group" aria-labelledby={id}>
        {answerNames.map((name, answer) => (
          <Button key={name.id} onClick={() => onAnswer(answer)}>
            {t(name)}
          </Button>
        ))}
      </div>
      <div>
        <Button variant="plain" size="small" icon={<Icon name="back" />} onClick={onBack}>
          {step === 0 ? <Trans>End the test</Trans> : <Trans>Previous question</Trans>}
        </Button>
      </div>
    </>
  );
}

interface ResultProps extends Omit<SelfTestProps, 'onEnd'> {
  /** The answers, each from 0 to 3. */
  given: readonly number[];
  onAgain: () => void;
}

function Result({ given, hasLines, hasLimits, onAgain }: ResultProps) {
  const { t } = useLingui();
  const sum = given.reduce((total, answer) => total + answer, 0);
  const most = (answerNames.length - 1) * questions.length;
  const risk = riskOf(sum);
  const { name, about } = riskWords[risk];
  return (
    <>
      <StepHeading>
        <small>
          <Trans>
            Your result: {sum} of {most} points
          </Trans>
        </small>
        <span>{t(name)}</span>
      </StepHeading>
      <p>{t(about)}</p>
      <div className={styles.ways} data-risk={risk}>
        {hasLimits && <SetLimits />}
        {hasLines ? (
          <Link to="." search hash="lines">
            <Trans>See the help lines</Trans>
          </Link>
        ) : (
          <DialogLink dialog="contact">
            <Trans>Talk to customer service</Trans>
          </DialogLink>
        )}
        <Button variant="plain" onClick={onAgain}>
          <Trans>Answer again</Trans>
        </Button>
      </div>
      <p>
        <small>
          <Trans>
            This is no diagnosis. The questions follow the Problem Gambling Severity Index, in our
            own words.
          </Trans>
        </small>
      </p>
    </>
  );
}
