/** Returns whether this page was loaded again: by the player, by the app or by the browser. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && Reflect.get(navigation, 'type') === 'reload';
}
