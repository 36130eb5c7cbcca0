import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './captcha-field.module.css';

type CaptchaFieldProps = Pick<TextFieldProps, 'error' | 'maxLength' | 'inputMode'> & {
  name?: string;
  value: string;
  onChange: (text: string) => void;
  /** Address of the picture, such as `data:image/png;base64,…`; null until it is loaded. */
  picture: string | null;
  /** The picture is loading. */
  pending?: boolean;
  /** Loads another picture. Called at most once a second. */
  onRefresh: () => void;
};

const throttleMs = 1_000;

/** Throttles a function: calls within `ms` after an accepted call do nothing. */
function useThrottled(ms: number, run: () => void): () => void {
  const last = useRef(-Infinity);
  return () => {
    if (performance.now() - last.current < ms) return;
    last.current = performance.now();
    run();
  };
}

/** A captcha: the player types the characters of a picture. A click on the picture loads another. */
export function CaptchaField({
  picture,
  pending = false,
  onRefresh,
  onChange,
  ...field
}: CaptchaFieldProps) {
  const { t } = useLingui();
  const [isRefreshed, setRefreshed] = useState(false);
  const refresh = useThrottled(throttleMs, () => {
    setRefreshed(true);
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
              {isRefreshed && !pending && picture && <Trans>Here is another picture.</Trans>}
            </span>
          </VisuallyHidden>
        </button>
      }
    />
  );
}
