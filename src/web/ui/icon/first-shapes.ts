/** Shapes of the icons that the first screen needs before any later chunk. */
export const firstShapes = {
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4l2.3 2.2M19.5 4.3v4.5H15',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.7-3.8 3.3-5.8 7.5-5.8s6.8 2 7.5 5.8',
} as const;
