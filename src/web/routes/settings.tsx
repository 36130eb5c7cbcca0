import { createFileRoute } from '@tanstack/react-router';
import { lazyComponent } from '../lib/lazy-component.tsx';

// A chunk of its own, so that the names of its styles are no part of the first load.
const SettingsView = lazyComponent(() =>
  import('../features/settings/settings-view.tsx').then((loaded) => loaded.SettingsView),
);

export const Route = createFileRoute('/settings')({
  component: function Settings() {
    return <SettingsView />;
  },
});
