/** Drawings on the same grid and in the same line as `ui/icon/shapes.ts`, for parts that load later. The networks' are signs of ours, not their trade marks. */
export const marks = {
  ball: 'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6zM12 3.2v17.6M3.2 12h17.6M6 5.5c3.3 3.6 3.3 9.4 0 13M18 5.5c-3.3 3.6-3.3 9.4 0 13',
  bank: 'M3.5 9.5 12 4l8.5 5.5zM5.5 12.5v5M10 12.5v5M14 12.5v5M18.5 12.5v5M3.5 20.5h17',
  bubble: 'M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9.5h8M8 12.5h5',
  bulb: 'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.7 10.7c.6.5.7 1.2.7 1.8v1.5h6V16c0-.6.1-1.3.7-1.8A6 6 0 0 0 12 3.5z',
  card: 'M3.5 6h17v12.5h-17zM3.5 10h17M6.5 15h4',
  chat: 'M12 4c5 0 8.5 3.1 8.5 7.2S17 18.5 12 18.5c-.9 0-1.8-.1-2.6-.3L5 20.5l.7-3.8c-1.4-1.3-2.2-3.2-2.2-5.5C3.5 7.1 7 4 12 4zM8.5 11.3v.1M12 11.3v.1M15.5 11.3v.1',
  headset:
    'M4.5 14.5V12a7.5 7.5 0 0 1 15 0v2.5M4.5 13.5h3v5h-3zM16.5 13.5h3v5h-3zM19.5 18.5c0 1.6-1.8 2.5-5 2.5',
  letterF:
    'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6zM14.8 8h-1c-1.2 0-1.8.7-1.8 1.9v10.6M9.5 12.5h5',
  letterZ: 'M4 5h16v11.5h-8.5L7 20.5v-4H4zM9.5 8.2h5l-5 5h5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-.9.9M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l.9-.9',
  people:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.8 19.5c.6-3.4 2.7-5.2 6.2-5.2s5.6 1.8 6.2 5.2M15.5 5a3.3 3.3 0 0 1 0 6.2M17.5 14.5c2.1.6 3.3 2.3 3.7 5',
  picture: 'M3.5 5h17v14h-17zM3.5 16l4.7-4.7 3.6 3.6 3-3 5.7 5.6M15.5 8.7v.1',
  plane: 'M20.5 4 3 11.2l5.5 2L16 8l-5.5 6.7V20l3-3.6 4 3z',
  store:
    'M4.5 10.5V20h15v-9.5M3 9l2-5h14l2 5c0 1.2-.9 2-2.2 2S16.5 10.2 16.5 9c0 1.2-1 2-2.2 2S12 10.2 12 9c0 1.2-1 2-2.3 2S7.5 10.2 7.5 9c0 1.2-1 2-2.3 2S3 10.2 3 9zM9.5 20v-5h5v5',
  up: 'm6 14.5 6-6 6 6',
  wallet: 'M4 6.5h14.5v3h2V19H4zM4 6.5 15 3.8v2.7M16.5 14.2v.1',
  video: 'M3.5 6.5h17v11h-17zM10.5 9.5v5l4-2.5z',
} as const;

/** The names that these drawings go by. */
export type MarkName = keyof typeof marks;
