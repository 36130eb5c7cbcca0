import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { type Brand, brandFrom } from './src/core/brand.ts';
import { type ThirdParties, thirdPartiesFrom } from './src/core/third-parties.ts';
import { sourcesOf } from './src/core/third-party-sources.ts';
import { brandPages } from './src/host/build/brand-pages.ts';
import { browserScript } from './src/host/build/browser-script.ts';
import { catalogues } from './src/host/build/catalogues.ts';
import { classNames } from './src/host/build/class-names.ts';
import { groups, preloaded } from './src/host/build/code-splitting.ts';
import { compress } from './src/host/build/compress.ts';
import { devGateway } from './src/host/build/dev-gateway.ts';
import { gallery } from './src/host/build/gallery.ts';
import { killSwitch } from './src/host/build/kill-switch.ts';
import { laterFileMarker } from './src/host/build/precache-steps.ts';
import { prerender } from './src/host/build/prerender.ts';
import { factsOf } from './src/host/build/version.ts';
import { webManifest } from './src/host/build/web-manifest.ts';
import { scriptsAnew } from './tests/support/scripts-anew.ts';

const envPrefix = ['VITE_', 'PAROLA_'];

const linguiMacros = defineRolldownBabelPreset({
  preset: { plugins: ['@lingui/babel-plugin-lingui-macro'] },
  rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
});

/** Sources that the home page runs first. */
const firstPage = ['index.html', 'src/web/routes/index.tsx'];

const messages = catalogues({ first: firstPage });

/** Vitest sets this variable. Tests show what components do, which the compiler of React does not change. */
const isTest = process.env['VITEST'] !== undefined;

/** Plugins that compile `src/web`: routes, messages, components. */
const screen = [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: 'src/web/routes',
    generatedRouteTree: 'src/web/route-tree.gen.ts',
    tmpDir: 'node_modules/.cache/tanstack',
    quoteStyle: 'single',
  }),
  react(),
  babel({ presets: isTest ? [linguiMacros] : [reactCompilerPreset(), linguiMacros] }),
  messages,
];

const laterFiles = laterFileMarker();

/** The service worker, with the list of the files that it caches. The system caches the icons of an installed app. */
const offline = (brand: Brand) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: webManifest(brand.name),
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,svg,woff2}'],
      globIgnores: ['{boot.js,pages/*.html,assets/firebase-*.js,panels/*.svg,popups/*.svg}'],
      manifestTransforms: [laterFiles.api.mark],
    },
    integration: {
      configureCustomSWViteBuild(worker) {
        worker.logLevel = 'warn';
        const output = worker.build?.rollupOptions?.output;
        if (!output || Array.isArray(output)) return;
        delete output.inlineDynamicImports;
        output.codeSplitting = false;
      },
    },
  });

/** Plugins that make the pages: the prerendered home page, the shell, the worker, and the compressed files. */
const pages = (brand: Brand, parties: ThirdParties, removesWorkers: boolean) => [
  classNames(),
  brandPages({ ...brand, sources: sourcesOf(parties) }),
  prerender({
    entry: 'src/web/app/prerender.tsx',
    plugins: () => [
      babel({ presets: [linguiMacros] }),
      catalogues({ first: firstPage, whole: true }),
      classNames(),
    ],
    splitCatalogues: messages.api.split,
  }),
  laterFiles,
  offline(brand),
  removesWorkers && killSwitch(),
  compress(),
];

/**
 * Suites that `npm run check` leaves to `npm test`: faults of the store, which restart databases and servers, 200,000
 * rows of records, operations on money that are killed at each statement or at random, and all calls with bad input and
 * attacks.
 */
const slowSuites = [
  'src/gateway/store/**/*.test.ts',
  'src/gateway/records/many-rows.test.ts',
  'src/gateway/ledger/killed.test.ts',
  'src/gateway/deposits/two-gateways.test.ts',
  'tests/{attacks,bad-input-*,crash-points-*,locked-ways,rights,simulation-*}.test.ts',
];

/** Tests of pages, which render the whole app with a gateway. `npm run check` leaves them to `npm test` too. */
const pageSuites = ['src/web/{app,features}/**/*.test.{ts,tsx}'];

/** The web server with the embedded gateway, and the worker thread of its database. */
const host = {
  plugins: [browserScript()],
  build: {
    ssr: true,
    outDir: 'dist/host',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/host/main.ts',
        hosting: 'src/host/hosting/main.ts',
        audit: 'src/host/audit/main.ts',
        'pglite-host': 'src/gateway/store/pglite-host.ts',
        'render-thread': 'src/host/documents/render-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true as const, external: ['@electric-sql/pglite', '@node-rs/argon2'] },
  publicDir: false as const,
};

const web = {
  build: {
    outDir: 'dist/web',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The list of all files would be a tenth of the app's own chunk.
      resolveDependencies: (_: string, files: string[], by: { hostType: 'html' | 'js' }) =>
        by.hostType === 'html' ? files : files.filter((file) => preloaded.test(file)),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The app's own chunk lists many style sheets: their names are short. Seven characters are 42 bits.
      output: { assetFileNames: 'assets/[hash:7][extname]', codeSplitting: { groups } },
    },
  },
};

/** Each file of tests waits in the same way. */
const waits = ['tests/support/wait-patiently.ts'];

/** And has the clock and the seed of the tests. */
const setups = [...waits, 'tests/support/test-clock.ts', 'tests/support/seed-properties.ts'];

/**
 * Files run in random order in a few processes, so that none needs the leftovers of another. A test that passes only at
 * the second try is flaky: `run.mjs` names it. Times are in milliseconds.
 */
const fileOrder = {
  // What was compiled is kept for the next steps and runs, by content.
  experimental: { fsModuleCache: true },
  isolate: false,
  retry: 1,
  testTimeout: 60_000,
  // The first file of a process may have to create the image of its store.
  hookTimeout: 180_000,
};

/** Tests that run in Node. */
const nodeTests = (name: string, include: string[], exclude: string[] = [], setup = setups) => ({
  plugins: [browserScript(), scriptsAnew()],
  test: {
    name,
    environment: 'node' as const,
    include,
    exclude,
    globalSetup: ['tests/support/before-tests.ts'],
    setupFiles: setup,
    ...fileOrder,
  },
});

const builtSuites = ['tests/budget.test.ts', 'tests/built/*.test.ts'];

const logicSuites = [
  'src/{protocol,gateway,demo,core,host,check-gateway}/**/*.test.ts',
  'sw/**/*.test.ts',
  'tests/*.test.ts',
];

/** Links that tests press lead nowhere: a window that goes to another page would be gone for the files after it. */
const navigation = { disableMainFrameNavigation: true, disableFallbackToSetURL: true };

const screenTests = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  plugins: [browserScript(), scriptsAnew()],
  test: {
    name,
    environment: 'happy-dom' as const,
    environmentOptions: { happyDOM: { settings: { navigation } } },
    include,
    exclude,
    setupFiles: [...setups, 'tests/support/setup-screen.ts'],
    ...fileOrder,
  },
});

const tests = [
  // These call other processes, which have the real time.
  nodeTests('built', builtSuites, [], waits),
  nodeTests('logic', logicSuites, [...builtSuites, ...slowSuites]),
  nodeTests('slow', slowSuites),
  nodeTests('bench', ['tests/bench/*.bench.ts'], [], waits),
  screenTests('screen', ['src/web/**/*.test.{ts,tsx}'], pageSuites),
  screenTests('pages', pageSuites),
];

/** The order of the files of a run. Only a run of tests loads Vitest. */
const fileSequence = async (mode: string) =>
  mode === 'test' ? { sequencer: (await import('./tests/support/file-order.ts')).FileOrder } : {};

export default defineConfig(async ({ command, mode, isSsrBuild }) => {
  const settings = loadEnv(mode, '.', envPrefix);
  const brand = brandFrom(settings);
  const parties = thirdPartiesFrom(settings);
  const removesWorkers = settings['PAROLA_KILL_SWITCH'] === 'on';
  const isBuild = command === 'build';
  const plugins = [
    screen,
    devGateway(4173),
    isBuild ? pages(brand, parties, removesWorkers) : gallery(),
  ];
  return {
    envPrefix,
    // React has had this hook since version 18. The library of the router asks for the one of older versions.
    resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
    define: factsOf(settings, isBuild),
    ...(isSsrBuild ? host : { ...web, plugins }),
    test: { maxWorkers: 3, projects: tests, sequence: await fileSequence(mode) },
  };
});
