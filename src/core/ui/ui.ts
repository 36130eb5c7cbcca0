import { is } from 'valibot';
import { proxy, ref } from 'valtio/vanilla';
import { type Language, language as languageCode } from '#contract/model/language.ts';
import type { Failure } from '../client/failure.ts';
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
  /** Amounts of the member's money are covered. */
  hidesMoney: boolean;
  /** The player has paused everything that moves by itself. */
  motionPaused: boolean;
  toasts: Toast[];
  /** The failure of the last action, until the player has read it. */
  failure: Failure | null;
}

export interface Ui {
  readonly state: UiState;
  setLanguage(language: Language): void;
  setTheme(theme: Theme): void;
  /** Covers or shows the amounts of the member's money on this device. */
  hideMoney(hides: boolean): void;
  /** Pauses or resumes everything that moves by itself, until the page is loaded again. */
  pauseMotion(paused: boolean): void;
  /** Shows a toast for three seconds, or longer for a long text. */
  toast(text: string, options?: ToastOptions): void;
  dismiss(id: number): void;
  /** Shows the failure of an action in a dialog. Null closes it. */
  showFailure(failure: Failure | null): void;
}

interface Needs {
  platform: Pick<Platform, 'online'>;
  local: LocalKeys;
  events: Events;
}

/** Language, theme, other preferences of the device, connectivity and toasts. */
export function createUi({ platform, local, events }: Needs): Ui {
  const state = proxy<UiState>({
    language: storedLanguage(local.read('hisLang')),
    theme: themes.find((theme) => theme === local.read('theme')) ?? 'system',
    online: platform.online(),
    hidesMoney: local.read('moneyHidden') === 'true',
    motionPaused: false,
    toasts: [],
    failure: null,
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

  function hideMoney(hides: boolean): void {
    local.write('moneyHidden', String(hides));
    state.hidesMoney = hides;
  }

  const readOnline = (): void => void (state.online = platform.online());
  events.on('online', readOnline);
  events.on('offline', readOnline);

  const showFailure = (failure: Failure | null): void => {
    state.failure = failure && ref(failure);
  };

  const pauseMotion = (paused: boolean): void => void (state.motionPaused = paused);

  return { state, setLanguage, setTheme, hideMoney, pauseMotion, toast, dismiss, showFailure };
}

function storedLanguage(stored: string | null): Language {
  return is(languageCode, stored) ? stored : 'EN';
}
