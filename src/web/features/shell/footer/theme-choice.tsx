import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Choice } from '../../../ui/choice/choice.tsx';

/** Night, noon, or whichever the machine is set to. */
export function ThemeChoice({ compact = false }: { compact?: boolean }) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { theme } = useSnapshot(ui.state);
  return (
    <Choice
      label={t`Theme`}
      compact={compact}
      value={theme}
      onChoose={ui.setTheme}
      options={[
        { value: 'dark', label: t`Night`, icon: 'dark' },
        { value: 'light', label: t`Day`, icon: 'light' },
        { value: 'system', label: t`Auto`, icon: 'system' },
      ]}
    />
  );
}
