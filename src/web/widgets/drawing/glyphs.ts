/** Icons of browsers, systems and ways to pay, as paths on a grid of 24. */
export const glyphs = {
  share: 'M12 15.5V3.5M8 7.2l4-3.9 4 3.9M7.5 10.5H5.5v10h13v-10h-2',
  plus: 'M4.5 4.5h15v15h-15zM12 8.3v7.4M8.3 12h7.4',
  more: 'M12 5v.1M12 12v.1M12 19v.1',
  moreWide: 'M5 12v.1M12 12v.1M19 12v.1',
  lines: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  install: 'M13 4.5H4v11.5h16V12M8.5 20h7M17 3v7M14 7.2l3 3 3-3',
  tiles:
    'M4.5 4.5h6.2v6.2H4.5zM13.3 13.3h6.2v6.2h-6.2zM4.5 13.3h6.2v6.2H4.5zM16.4 3.8v6.4M13.2 7h6.4',
  phone: 'M7.5 3h9v18h-9zM10.8 18h2.4',
  back: 'm14.5 6-6 6 6 6',
  forward: 'm9.5 6 6 6-6 6',
  bank: 'M3.5 9.5 12 4l8.5 5.5zM5.5 12.5v5M10 12.5v5M14 12.5v5M18.5 12.5v5M3.5 20.5h17',
  check: 'm5 12.5 4.7 4.7L19 7.5',
  copy: 'M9 8.5h10.5V20H9zM15.5 8.5V4H5v11.5h4',
  wallet: 'M4 6.5h14.5v3h2V19H4zM4 6.5 15 3.8v2.7M16.5 14.2v.1',
  up: 'M12 19V5M6 11l6-6 6 6',
  book: 'M12 6.5C9.5 4.8 6.8 4.5 4 5v13c2.8-.5 5.5-.2 8 1.5 2.5-1.7 5.2-2 8-1.5V5c-2.8-.5-5.5-.2-8 1.5zM12 6.5v13',
  tabs: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c4.6 5 4.6 12 0 17-4.6-5-4.6-12 0-17z',
} as const;

export type Glyph = keyof typeof glyphs;
