/** The key that usernames are compared by. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}
