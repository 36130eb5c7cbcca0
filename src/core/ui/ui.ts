import { is } from 'valibot';
import { proxy, ref } from 'valtio/vanilla';
import { type Language, language as languageCode } from '#protocol/model/language.ts';
import type { Failure } from '../client/failure.ts';
import type { Platform } from '../platform.ts';
import type { Events } from '../events.ts';
import type { LocalKeys } from '../storage/local-keys.ts';
import type { ToastLine } from './toast-time.ts';

const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The switches of this device, with the key that keeps each. */
const switches = {
  /** Amounts of the member's money are covered. */
  hidesMoney: 'moneyHidden',
  /** Nothing moves by itself, whatever the system asks for. */
  lessMotion: 'lessMotion',
  /** Games start with their sounds on. */
  gameSounds: 'gameSounds',
  /** Loads less before it is needed. Until the player chooses, the browser decides. */
  savesData: 'savesData',
} as const;

/** A switch of this device. */
export type UiSwitch = keyof typeof switches;

interface Toast extends ToastLine {
  id: number;
  tone: 'plain' | 'good' | 'bad';
}

interface ToastOptions {
  tone?: Toast['tone'];
  /** Minimum time of display in seconds. */
  seconds?: number;
}

/** Toasts in the order of arrival. The screen shows the first few and dismisses each after its time. */
function createToasts(state: { toasts: Toast[] }) {
  let last = 0;

  function dismiss(id: number): void {
    state.toasts = state.toasts.filter((toast) => toast.id !== id);
  }

  function toast(text: string, { tone = 'plain', seconds = 0 }: ToastOptions = {}): void {
    last += 1;
    state.toasts.push({ id: last, text, tone, seconds });
  }

  return { toast, dismiss };
}

interface UiState extends Record<UiSwitch, boolean> {
  language: Language;
  theme: Theme;
  online: boolean;
  /** The player has paused everything that moves by itself. */
  motionPaused: boolean;
  toasts: Toast[];
  /** The failure of the last action, until the player has read it. */
  failure: Failure | null;
}

interface Ui {
  readonly state: UiState;
  setLanguage(language: Language): void;
  setTheme(theme: Theme): void;
  /** Turns a switch of this device on or off. */
  turn(name: UiSwitch, on: boolean): void;
  /** Pauses or resumes everything that moves by itself, until the page is loaded again. */
  pauseMotion(paused: boolean): void;
  /** Shows a toast for three seconds, or longer for a long text. */
  toast(text: string, options?: ToastOptions): void;
  dismiss(id: number): void;
  /** Shows the failure of an action in a dialog. Null closes it. */
  showFailure(failure: Failure | null): void;
}

interface Needs {
  platform: Pick<Platform, 'online' | 'savesData'>;
  local: LocalKeys;
  events: Events;
}

/** Language, theme, other preferences of the device, connectivity and toasts. */
export function createUi({ platform, local, events }: Needs): Ui {
  const isOn = (name: UiSwitch): boolean => local.read(switches[name]) === 'true';
  const state = proxy<UiState>({
    language: storedLanguage(local.read('hisLang')),
    theme: themes.find((theme) => theme === local.read('theme')) ?? 'system',
    online: platform.online(),
    hidesMoney: isOn('hidesMoney'),
    lessMotion: isOn('lessMotion'),
    gameSounds: isOn('gameSounds'),
    savesData: (local.read('savesData') ?? String(platform.savesData())) === 'true',
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

  function turn(name: UiSwitch, on: boolean): void {
    local.write(switches[name], String(on));
    state[name] = on;
  }

  const readOnline = (): void => void (state.online = platform.online());
  events.on('online', readOnline);
  events.on('offline', readOnline);

  const showFailure = (failure: Failure | null): void => {
    state.failure = failure && ref(failure);
  };

  const pauseMotion = (paused: boolean): void => void (state.motionPaused = paused);

  return { state, setLanguage, setTheme, turn, pauseMotion, toast, dismiss, showFailure };
}

function storedLanguage(stored: string | null): Language {
  return is(languageCode, stored) ? stored : 'EN';
}
