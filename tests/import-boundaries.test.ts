import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  badName,
  crowdedFolders,
  forbiddenWords,
  roomOf,
  trespasses,
} from './support/import-boundaries.ts';
import { folderCycles, importCycles } from './support/import-cycles.ts';

const top = [
  'README.md',
  'index.html',
  'lingui.config.ts',
  'locales',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'sw',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
];

const produced = ['dist', 'node_modules'];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'sw'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && existsSync(file));

const sources = files
  .filter((file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

describe('the house', () => {
  it('has nothing at the top but what the design names', () => {
    const seen = readdirSync('.').filter(
      (name) => !name.startsWith('.') && !produced.includes(name),
    );
    expect(seen.toSorted()).toEqual(top.toSorted());
  });

  it('lets nobody through its walls', () => {
    expect(sources.flatMap(({ file, source }) => trespasses(file, source))).toEqual([]);
  });

  it('has no import cycle, types included', () => {
    expect(importCycles(sources)).toEqual([]);
  });

  it.each(['src/core', 'src/gateway'])('has no circle of folders in %s', (room) => {
    const code = sources.filter(({ file }) => !/\.test\.tsx?$/.test(file));
    expect(folderCycles(room, code)).toEqual([]);
  });

  it('has at most 25 source files in a folder', () => {
    expect(crowdedFolders(files)).toEqual([]);
  });

  it('keeps network, storage, colours and HTML where they belong', () => {
    expect(sources.flatMap(({ file, source }) => forbiddenWords(file, source))).toEqual([]);
  });

  it('types no list of files at its call, in tests either', () => {
    const isTyped = (file: string) => readFileSync(file, 'utf8').includes('import.meta.glob<');
    expect(files.filter(isTyped)).toEqual([]);
  });

  it('names files for what they hold', () => {
    expect(files.filter((file) => !file.endsWith('.gen.ts')).flatMap(badName)).toEqual([]);
  });

  it('says in every room how to add a thing to it', () => {
    const rooms = [...new Set(files.map(roomOf))];
    const readme = (room: string) => (room === 'sw' ? 'sw/README.md' : `src/${room}/README.md`);
    expect(rooms.filter((room) => !existsSync(readme(room)))).toEqual([]);
  });
});

describe('the walls', () => {
  it.each([
    ['src/protocol/a.ts', "import { readFile } from 'node:fs';"],
    ['src/protocol/a.ts', "import { app } from '#core/app.ts';"],
    ['src/core/a.ts', "import { useState } from 'react';"],
    ['src/core/a.ts', "import { x } from '#web/app/main.tsx';"],
    ['src/core/a.ts', "import { x } from '../web/main.tsx';"],
    ['src/core/a.ts', "import { x } from '#core/b.ts';"],
    ['src/core/a.ts', "const x = await import('#gateway/gateway.ts');"],
    ['src/gateway/a.ts', "import { x } from '#core/app.ts';"],
    ['src/web/features/home/a.tsx', "import { x } from '../games/b.tsx';"],
    ['src/gateway/a.ts', "import { x } from '#demo/content/games.ts';"],
    ['src/gateway/money/a.ts', "import { x } from '../accounts/password/b.ts';"],
    ['src/gateway/money/a.ts', "import { x } from '../accounts/account-tables.ts';"],
    ['src/demo/a.ts', "import { x } from '#gateway/ledger/postings.ts';"],
    ['src/demo/a.ts', "import { x } from '#gateway/accounts/password/passwords.ts';"],
    ['src/demo/a.ts', "import { x } from '#core/app.ts';"],
    ['src/core/winners/a.ts', "import { x } from '../help/find-words.ts';"],
    ['src/web/ui/button/a.tsx', "import { x } from '../../features/home/a.tsx';"],
    ['src/web/ui/button/a.tsx', "import { x } from '../../widgets/money/money.tsx';"],
    ['src/web/ui/button/a.tsx', "import { x } from '#core/app.ts';"],
    ['src/web/ui/button/a.tsx', "import { x } from '#protocol/model/game.ts';"],
    ['src/web/ui/button/a.tsx', "import { useApp } from '../../lib/app-context.tsx';"],
    ['src/web/widgets/money/a.tsx', "import { x } from '../../features/home/a.tsx';"],
    ['src/web/routes/a.tsx', "import { x } from '../app/router.tsx';"],
    ['src/web/lib/a.ts', "import { x } from '../ui/button/button.tsx';"],
    ['src/web/theme/a.ts', "import { x } from '../ui/button/button.tsx';"],
    ['src/web/a.ts', "import axios from 'axios';"],
    ['sw/a.ts', "import { x } from '#core/app.ts';"],
  ])('stop %s from saying %s', (file, source) => {
    expect(trespasses(file, source)).toHaveLength(1);
  });

  it.each([
    ['src/web/features/home/a.tsx', "const answer = await fetch('/wps');"],
    ['src/web/features/home/a.tsx', 'node.innerHTML = text;'],
    ['src/web/ui/button/button.module.css', '.a { color: #fff; }'],
    ['src/web/a.ts', 'guardedStorage(() => window.sessionStorage)'],
    ['src/core/a.ts', '// @ts-ignore'],
    ['src/web/widgets/a.tsx', "search={(search) => ({ ...search, dialog: 'login' as const })}"],
    ['src/web/features/a.tsx', 'search: (search) => ({ ...search, ...about, dialog }),'],
    ['src/web/routes/a.tsx', "redirect({ to: '/', search: { dialog: 'askService' } })"],
    ['src/web/features/a.tsx', 'search: (search) => ({ ...search, dialog: undefined }),'],
    ['src/web/features/a.tsx', "href: '/rng?dialog=vendorGames'"],
    ['src/web/features/a.tsx', 'const isOver = endsAt < Date.now();'],
    ['src/demo/a.ts', "const texts = import.meta.glob<string>('./client/*.js');"],
  ])('forbid %s to say %s', (file, source) => {
    expect(forbiddenWords(file, source)).toHaveLength(1);
  });

  it('finds a cycle that only types close', () => {
    const cycle = [
      { file: 'src/core/a.ts', source: "import { b } from './b.ts';" },
      { file: 'src/core/b.ts', source: "import type { A } from './c.ts';" },
      { file: 'src/core/c.ts', source: "import type { A } from './a.ts';" },
      { file: 'src/core/d.ts', source: "import { a } from './a.ts';" },
    ];
    expect(importCycles(cycle)).toEqual([['src/core/a.ts', 'src/core/b.ts', 'src/core/c.ts']]);
  });

  it('finds a circle of folders through other files', () => {
    const circle = [
      { file: 'src/core/a/a.ts', source: "import { b } from '../b/b.ts';" },
      { file: 'src/core/b/b.ts', source: "import { near } from './near.ts';" },
      { file: 'src/core/b/near.ts', source: "import type { Other } from '../a/other.ts';" },
      { file: 'src/core/a/other.ts', source: "import { app } from '../app.ts';" },
      { file: 'src/core/app.ts', source: "import { c } from './c/c.ts';" },
      { file: 'src/core/c/c.ts', source: "import { a } from '../a/a.ts';" },
    ];
    expect(folderCycles('src/core', circle)).toEqual([['a', 'b']]);
  });

  it('counts the source files of a folder, without tests and styles', () => {
    const some = (count: number, end: string) =>
      Array.from({ length: count }, (_, index) => `src/core/f${index}${end}`);
    expect(
      crowdedFolders([...some(25, '.ts'), ...some(9, '.test.ts'), ...some(9, '.css')]),
    ).toEqual([]);
    expect(crowdedFolders(some(26, '.ts'))).toEqual(['src/core: 26 files']);
  });

  it.each([
    'src/core/utils.ts',
    'src/core/BalanceManager.ts',
    'src/core/favourites/star-queue.ts',
    'src/web/features/home/notice-bar.tsx',
  ])('refuse the name %s', (file) => {
    expect(badName(file)).toHaveLength(1);
  });
});

describe('a program that browsers load module by module', () => {
  const programs = files.filter((file) =>
    /^src\/demo\/\w[\w-]*\/client\/.*(?<!\.test)\.ts$/.test(file),
  );
  const valueImport = /^import (?!type ).*from '(?!\.)/m;

  it('imports no values from elsewhere', () => {
    expect(programs.length).toBeGreaterThan(20);
    const reaching = programs.filter((file) => valueImport.test(readFileSync(file, 'utf8')));
    expect(reaching).toEqual([]);
  });
});
