const texts: Record<string, string> = import.meta.glob('./client/**/*.{css,html}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const scripts: Record<string, string> = import.meta.glob('./client/**/*.ts', {
  query: '?module',
  import: 'script',
  eager: true,
});

/** The text of a style sheet or a page by its path below `client/`. Throws a RangeError when there is no such file. */
export function clientFile(name: string): string {
  const text = texts[`./client/${name}`];
  if (text === undefined) throw new RangeError(`There is no client file ${name}`);
  return text;
}

/** The JavaScript of the browser modules, by the path below `client/` that serves it. */
export const clientModules: ReadonlyMap<string, string> = new Map(
  Object.entries(scripts).map(([path, script]) => [
    path.slice('./client/'.length).replace(/\.ts$/, '.js'),
    script,
  ]),
);
