const texts: Record<string, string> = import.meta.glob('./client/**/*.{js,css,html}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of a browser file by its path below `client/`. Throws a RangeError when there is no such file. */
export function clientFile(name: string): string {
  const text = texts[`./client/${name}`];
  if (text === undefined) throw new RangeError(`There is no client file ${name}`);
  return text;
}

/** The paths of the browser modules below `client/`. */
export const clientModules: readonly string[] = Object.keys(texts)
  .filter((path) => path.endsWith('.js'))
  .map((path) => path.slice('./client/'.length));
