import { use } from 'react';
import { useSnapshot } from 'valtio';
import type { Install, InstallState } from '#core/state/install.ts';
import { useApp } from './app-context.tsx';

/** The way of the app to the home screen, and how things stand. Suspends until it has been fetched. */
export function useInstall(): { install: Install; state: InstallState } {
  const install = use(useApp().install());
  return { install, state: useSnapshot(install.state) };
}
