import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './captcha-field.module.css';

type CaptchaFieldProps = Pick<TextFieldProps, 'error' | 'maxLength' | 'inputMode'> & {
  name?: string;
  value: string;
  onChange: (typed: string) => void;
  /** The address of the picture, such as `data:image/png;base64,…`; null while there is none. */
  picture: string | null;
  /** The picture is on its way. */
  pending?: boolean;
  /** Fetches another picture. Called at most once a second, however often it is pressed. */
  onRefresh: () => void;
};

const restMs = 1_000;

/** Lets an act through once in a while. */
function useAtMostEach(ms: number, act: () => void): () => void {
  const last = useRef(-Infinity);
  return () => {
    if (performance.now() - last.current < ms) return;
    last.current = performance.now();
    act();
  };
}

/** The characters of a picture, typed off to show that a person is here. A press on the picture brings another. */
export function CaptchaField({
  picture,
  pending = false,
  onRefresh,
  onChange,
  ...field
}: CaptchaFieldProps) {
  const { t } = useLingui();
  const [pressed, setPressed] = useState(false);
  const refresh = useAtMostEach(restMs, () => {
    setPressed(true);
    onRefresh();
  });

  return (
    <TextField
      name="captcha"
      inputMode="text"
      maxLength={10}
      {...field}
      label={t`Characters in the picture`}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      onChange={({ target }) => onChange(target.value)}
      action={
        <button
          type="button"
          className={styles.picture}
          title={t`Show another picture`}
          aria-busy={pending || undefined}
          onClick={refresh}
        >
          {picture ? (
            <img src={picture} alt={t`The characters to type. Press for another picture.`} />
          ) : (
            <VisuallyHidden>
              <Trans>Show the picture</Trans>
            </VisuallyHidden>
          )}
          <Icon name="refresh" />
          <VisuallyHidden>
            <span role="status">
              {pressed && !pending && picture && <Trans>Here is another picture.</Trans>}
            </span>
          </VisuallyHidden>
        </button>
      }
    />
  );
}
