import { describe, expect, it } from 'vitest';
import { filesOfInstallation, markLaterFiles } from './precache-steps.ts';

const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_app.js'], css: ['assets/main.css'] },
  '_app.js': { file: 'assets/app.js' },
  'src/core/client/jwe-seal.ts': { file: 'assets/jwe-seal.js' },
  'src/core/client/des-seal.ts': {
    file: 'assets/des-seal.js',
    imports: ['src/core/client/des.ts'],
  },
  'src/core/client/des.ts': { file: 'assets/des.js' },
  'src/web/routes/index.tsx?tsr-split=component': { file: 'assets/home.js', imports: ['_kit.js'] },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'], assets: ['assets/lamp.svg'] },
  'src/web/features/shell/side/side.tsx': { file: 'assets/side.js', imports: ['_kit.js'] },
  'src/web/features/auth/login/login-dialog.tsx': { file: 'assets/login.js', imports: ['_kit.js'] },
  'src/web/routes/help.tsx?tsr-split=component': {
    file: 'assets/help.js',
    css: ['assets/help.css'],
  },
  'locales/TH.po?home': { file: 'assets/TH-1.js' },
  'locales/TH.po?help': { file: 'assets/TH-2.js' },
};

describe('the files cached at installation', () => {
  it('belong to the home page and its shell, with their static imports', () => {
    expect([...filesOfInstallation(manifest)].toSorted()).toEqual([
      'assets/TH-1.js',
      'assets/app.js',
      'assets/home.js',
      'assets/jwe-seal.js',
      'assets/kit.css',
      'assets/kit.js',
      'assets/lamp.svg',
      'assets/main.css',
      'assets/main.js',
      'assets/side.js',
    ]);
  });
});

describe('the files cached later', () => {
  it('are the other chunks; files without a hash in their name are never among them', () => {
    const urls = [
      'index.html',
      'favicon.svg',
      'assets/kit.js',
      'assets/side.js',
      'assets/TH-1.js',
      'assets/help.css',
      'assets/TH-2.js',
    ];
    const files = markLaterFiles(
      urls.map((url) => ({ url })),
      manifest,
    );
    expect(files.filter((file) => 'later' in file).map(({ url }) => url)).toEqual([
      'assets/help.css',
      'assets/TH-2.js',
    ]);
    // The first step does without what no offline start needs.
    expect(files.filter((file) => 'optional' in file).map(({ url }) => url)).toEqual([
      'assets/side.js',
      'assets/TH-1.js',
    ]);
  });
});
