/** The part of Vite's `import.meta.glob` that this room uses: the texts of files, by path, and of modules as JavaScript. */
interface ImportMeta {
  glob<Text extends string>(
    pattern: string,
    options:
      | { query: '?raw'; import: 'default'; eager: true }
      | { query: '?module'; import: 'script'; eager: true },
  ): Record<string, Text>;
}
