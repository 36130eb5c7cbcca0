import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';

/** Choice of the theme: dark, light, or the setting of the system. */
export function ThemeChoice({ compact = false }: { compact?: boolean }) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { theme } = useSnapshot(ui.state);
  return (
    <SegmentedControl
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
