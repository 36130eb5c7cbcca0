import { is } from 'valibot';
import { proxy } from 'valtio/vanilla';
import { type Language, language as languageCode } from '#contract/model/language.ts';
import type { Platform } from '../platform.ts';
import type { Events } from '../query/events.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import { createToasts, type Toast, type ToastOptions } from './toasts.ts';

const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

export interface UiState {
  language: Language;
  theme: Theme;
  online: boolean;
  toasts: Toast[];
}

export interface Ui {
  readonly state: UiState;
  setLanguage(language: Language): void;
  setTheme(theme: Theme): void;
  /** Shows a toast for three seconds, or longer for a long text. */
  toast(text: string, options?: ToastOptions): void;
  dismiss(id: number): void;
}

interface Needs {
  platform: Pick<Platform, 'online'>;
  local: LocalKeys;
  events: Events;
}

/** Language, theme, connectivity and toasts. */
export function createUi({ platform, local, events }: Needs): Ui {
  const state = proxy<UiState>({
    language: storedLanguage(local.read('hisLang')),
    theme: themes.find((theme) => theme === local.read('theme')) ?? 'system',
    online: platform.online(),
    toasts: [],
  });
  const { toast, dismiss } = createToasts(state);

  function setLanguage(language: Language): void {
    for (const key of ['lang', 'hisLang', 'mc_lang'] as const) local.write(key, language);
    if (language === state.language) return;
    state.language = language;
    events.emit('language');
  }

  function setTheme(theme: Theme): void {
    local.write('theme', theme);
    state.theme = theme;
  }

  const readOnline = (): void => void (state.online = platform.online());
  events.on('online', readOnline);
  events.on('offline', readOnline);

  return { state, setLanguage, setTheme, toast, dismiss };
}

function storedLanguage(stored: string | null): Language {
  return is(languageCode, stored) ? stored : 'EN';
}
