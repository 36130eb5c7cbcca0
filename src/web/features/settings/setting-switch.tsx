import { type ReactNode, useId } from 'react';
import { useSnapshot } from 'valtio';
import type { UiSwitch } from '#core/ui/ui.ts';
import { useApp } from '../../lib/app-context.tsx';
import { CheckBox } from '../../ui/check-box/check-box.tsx';
import styles from './settings-page.module.css';

interface SettingSwitchProps {
  name: UiSwitch;
  label: ReactNode;
  /** Explains the switch. */
  hint?: ReactNode;
  /** Called when the switch was turned. */
  onTurn?: (on: boolean) => void;
}

/** A switch of this device. */
export function SettingSwitch({ name, label, hint, onTurn }: SettingSwitchProps) {
  const { ui } = useApp();
  const on = useSnapshot(ui.state)[name];
  const id = useId();
  return (
    <div className={styles.switch}>
      <CheckBox
        checked={on}
        aria-describedby={hint === undefined ? undefined : id}
        onChange={({ currentTarget }) => {
          ui.turn(name, currentTarget.checked);
          onTurn?.(currentTarget.checked);
        }}
      >
        {label}
      </CheckBox>
      {hint && <p id={id}>{hint}</p>}
    </div>
  );
}
