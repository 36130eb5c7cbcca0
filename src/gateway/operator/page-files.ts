const texts: Record<string, string> = import.meta.glob('./client/**/*.{html,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The HTML of the console's page. */
export const html = texts['./client/page.html'] ?? '';

/** The CSS of the page. The tokens come first. */
export const styles = ['theme/console-theme.css', 'console.css', 'parts.css', 'tables.css']
  .map((name) => texts[`./client/${name}`] ?? '')
  .join('\n');

/**
 * Reads the JavaScript of the page, which the gateway needs only when the page is opened. The build makes one file of the
 * program: see `src/host/build/browser-script.ts`.
 */
export async function readScript(): Promise<string> {
  const { script } = await import('./client/main.tsx?script');
  return script;
}
