/** A name as the winners board shows it: `juan` is `ju***n`. */
export function maskName(name: string): string {
  return `${name.slice(0, name.length > 3 ? 2 : 1)}***${name.length > 3 ? name.slice(-1) : ''}`;
}
