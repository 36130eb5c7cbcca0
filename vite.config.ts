import { lingui } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const linguiMacros = defineRolldownBabelPreset({
  preset: { plugins: ['@lingui/babel-plugin-lingui-macro'] },
  rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
});

/** What turns `src/web` into what a browser runs: routes, text, compiled components. */
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
  babel({ presets: [reactCompilerPreset(), linguiMacros] }),
  lingui(),
];

export default defineConfig({
  plugins: [screen],
  envPrefix: ['VITE_', 'PAROLA_'],
  test: {
    projects: [
      {
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/budget.test.ts', 'tests/built/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'logic',
          environment: 'node',
          include: [
            'src/{contract,gateway,core,host}/**/*.test.ts',
            'sw/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: ['tests/budget.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/screen.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
