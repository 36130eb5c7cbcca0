/** Modules of a feature stay with its chunks: their messages load with them. */
const ownSources = /[\\/]src[\\/](web[\\/](?!features)|core[\\/]|protocol[\\/])/;

/** The same without what fewer pages show first: parts of account forms, the note of a missing network, amounts and the modules. */
const kitSources =
  /[\\/]src[\\/](web[\\/](?!features|widgets[\\/](account-form|attempt-button[\\/]attempt-button|money|needs-network)|lib[\\/]use-modules)|core[\\/]|protocol[\\/])/;

/** Formats of what the first page keeps offline. It loads them after its first calls, in one request. */
const firstFormats = /[\\/]src[\\/]core[\\/](?!query)\w+[\\/][\w-]+-format\.ts$/;

/** Sources that no part of the home page needs at once. */
const laterSources = /[\\/]src[\\/](web[\\/](ui|widgets|i18n)|core|protocol)[\\/]/;

/**
 * Few larger chunks load faster than many small ones. React and the router rarely change, so they keep their file names
 * from release to release. The entry stays apart from what it imports: the home page's chunk imports that too and must
 * not wait for the entry. Modules that many lazy chunks share are in four chunks.
 */
export const groups = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: 'router',
    test: /[\\/]node_modules[\\/]@tanstack[\\/]/,
    tags: ['$initial' as const],
    priority: 3,
  },
  {
    name: 'app',
    test: /^(?!.*(index\.html|main\.tsx)$)/,
    tags: ['$initial' as const],
    priority: 2,
  },
  { name: 'home', test: /[\\/]home[\\/](banners[\\/]slide\.module|use-motion)/, priority: 2 },
  { name: 'formats', test: firstFormats, priority: 1.5 },
  { name: 'kit', test: kitSources, minShareCount: 40, priority: 1 },
  { name: 'parts', test: ownSources, minShareCount: 16, priority: 0.6 },
  { name: 'pieces', test: ownSources, minShareCount: 13, priority: 0.5 },
  { name: 'bits', test: laterSources, minShareCount: 9 },
];

/** Files that a dynamic import preloads beside its own: the styles, and the chunks that most pages share. */
export const preloaded = /\.css$|\/(kit|parts|pieces|bits)-[\w-]+\.js$/;
