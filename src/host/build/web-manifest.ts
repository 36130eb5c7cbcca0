/** Night, as the dark theme has it: the bars of the system and the first frame take this colour. */
const night = '#0a1424';

const icon = (purpose: 'any' | 'maskable', size: number) => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What an installed app is called and looks like. */
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
    orientation: 'any' as const,
    theme_color: night,
    background_color: night,
    categories: ['games', 'entertainment'],
    icons: [
      icon('any', 192),
      icon('any', 512),
      icon('maskable', 192),
      icon('maskable', 512),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' as const },
    ],
    shortcuts: [
      { name: 'Slots', url: '/rng' },
      { name: 'Promotions', url: '/promotions' },
    ],
  };
}
