/** The part of Vite's `import.meta.glob` that this room uses: the texts of files, by path. */
interface ImportMeta {
  glob<Text extends string>(
    pattern: string,
    options: { query: '?raw'; import: 'default'; eager: true },
  ): Record<string, Text>;
}
