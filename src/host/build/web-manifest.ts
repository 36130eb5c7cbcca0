import { categories } from '#protocol/vocabulary/category.ts';

/** The background of the dark theme. System bars and the splash screen have this colour. */
const night = '#0a1424';

const icon = (purpose: 'any' | 'maskable' | 'monochrome', size: number) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** An entry in the menu of the app's icon. */
const shortcut = (name: string, url: string, drawing: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${drawing}.png`, sizes: '96x96', type: 'image/png' }],
});

/** A screenshot taken by `tests/support/take-screenshots.mjs`. */
const screenshot = (form: 'narrow' | 'wide', name: string, label: string) => ({
  src: `/screenshots/${form}-${name}.jpg`,
  sizes: form === 'narrow' ? '780x1560' : '1280x800',
  type: 'image/jpeg',
  form_factor: form,
  label,
});

/** The web app manifest for a brand's name. */
export function webManifest(name: string) {
  return {
    id: '/',
    name,
    short_name: name,
    description: 'Slots, live casino, sports, fishing and poker in pesos.',
    lang: 'en-PH',
    dir: 'ltr' as const,
    start_url: '/',
    scope: '/',
    display: 'standalone' as const,
    display_override: ['standalone' as const, 'minimal-ui' as const],
    // The window of an open game gets the focus and keeps its page: `use-launches.ts` decides on the navigation.
    launch_handler: { client_mode: ['focus-existing' as const, 'auto' as const] },
    orientation: 'any' as const,
    theme_color: night,
    background_color: night,
    categories: ['games', 'entertainment'],
    icons: [
      icon('any', 192),
      icon('any', 512),
      icon('maskable', 192),
      icon('maskable', 512),
      icon('monochrome', 512),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' as const },
    ],
    screenshots: [
      screenshot('narrow', 'home', 'The lobby on a phone'),
      screenshot('narrow', 'slots', 'Every slot, by name or by kind'),
      screenshot('narrow', 'game', 'A game with the balance above it'),
      screenshot('wide', 'home', 'The lobby on a computer'),
      screenshot('wide', 'slots', 'Every slot on a computer'),
    ],
    shortcuts: [
      shortcut('Slots', categories.RNG.path, 'slots'),
      shortcut('Live casino', categories.LIVE.path, 'live'),
      shortcut('Promotions', '/promotions', 'promotions'),
      shortcut('Messages', '/member?page=messageV2', 'messages'),
    ],
  };
}
