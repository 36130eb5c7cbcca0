import { useSyncExternalStore } from 'react';

/** The themes, with their words. The first one follows the device. */
const themes = { device: 'as the device', light: 'light', dark: 'dark' } as const;

type Theme = keyof typeof themes;

const storageKey = 'operatorTheme';

const isTheme = (value: string | null): value is Theme => value !== null && value in themes;

/** The theme that this browser keeps. A browser that keeps nothing follows the device. */
function keptTheme(): Theme {
  try {
    const kept = localStorage.getItem(storageKey);
    return isTheme(kept) ? kept : 'device';
  } catch {
    return 'device';
  }
}

let shown: Theme = 'device';
const listeners = new Set<() => void>();

/** Shows a theme. The style sheet follows `data-theme`, and the device without it. */
function show(theme: Theme): void {
  shown = theme;
  const { dataset } = document.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const listen of listeners) listen();
}

/** Shows the theme that this browser keeps, before anything is drawn, and each choice of another tab. */
export function followKeptTheme(): void {
  show(keptTheme());
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) show(keptTheme());
  });
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // This browser keeps nothing: the choice holds for the page.
  }
  show(theme);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** The choice between the light theme, the dark one, and the one of the device. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribe, () => shown);
  return (
    <label className="theme-choice">
      <span>Theme</span>
      <select
        value={theme}
        onChange={({ target: { value } }) => {
          if (isTheme(value)) choose(value);
        }}
      >
        {Object.entries(themes).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
