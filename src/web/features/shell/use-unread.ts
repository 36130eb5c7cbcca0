/** How many messages of the platform wait to be read. */
export function useUnread(): number {
  return 0;
}
