const texts = import.meta.glob<string>('./client/**/*.{js,css,html}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of a file of the browser's program. Throws when there is none of that name. */
export function clientFile(name: string): string {
  const text = texts[`./client/${name}`];
  if (text === undefined) throw new RangeError(`No file of the games' pages is called ${name}`);
  return text;
}

/** The names of the modules that run in the browser. */
export const clientModules: readonly string[] = Object.keys(texts)
  .filter((path) => path.endsWith('.js'))
  .map((path) => path.slice('./client/'.length));
