import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crumbs } from './support/crumbs.ts';

/** Small files with one reader that stay. The list only gets shorter: a new one needs its reason here. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'it has a name in the entry file, which passes it on': [
    'src/core/feedback/feedback-draft.ts',
    'src/core/points/exchange.ts',
    'src/core/rewards/rebate.ts',
    'src/core/security/security-level.ts',
    'src/web/features/register/form/use-step-history.ts',
  ],
  'it is one of a list of files of its kind': [
    'src/gateway/deposits/cancel-deposit.ts',
    'src/gateway/deposits/prove-deposit.ts',
    'src/gateway/operator/sections/agents.ts',
    'src/gateway/operator/sections/opposite-bets.ts',
    'src/gateway/operator/sections/rows.ts',
    'src/gateway/pipeline/require-call-module.ts',
  ],
  'its reader would be too long': [
    'src/gateway/agents/ended-contracts.ts',
    'src/gateway/registration/keyed-queue.ts',
    'src/web/features/points/lists/redemption-receipt.tsx',
  ],
  'its inner names are also names of its reader': [
    'src/gateway/system/record-settings.ts',
    'src/web/widgets/deposit-guide/guide-steps.tsx',
  ],
  'it uses a style sheet that its reader does not': [
    'src/web/features/games/lottery/lottery-game.tsx',
    'src/web/features/records/account/account-filter.tsx',
    'src/web/widgets/deposit-guide/guide-drawing.tsx',
  ],
  'it does other work than its reader': [
    'src/gateway/excluded-persons/parse-csv.ts',
    'src/gateway/operator/client/save-button.tsx',
    'src/gateway/operator/page-files.ts',
    'src/gateway/store/folder-copy.ts',
    'src/web/app/root.tsx',
  ],
  'its reader is part of the start, which would grow': [
    'src/web/features/home/top-games/category-games.tsx',
  ],
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && existsSync(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

describe('small files with one reader', () => {
  it('are part of their reader, or have a reason', () => {
    const found = crumbs(files).flatMap((crumb) => crumb.split(':')[0] ?? []);
    expect(found.toSorted()).toEqual(Object.values(reasons).flat().toSorted());
  });

  it.each([
    ['a small file with one reader', ['a.ts', 'b.ts'], ['src/web/ui/b.ts: only a.ts']],
    ['not a file with a test', ['a.ts', 'b.ts', 'b.test.ts'], []],
    ['not a file with a style sheet', ['a.ts', 'b.ts', 'b.module.css'], []],
    ['not a file with two readers', ['a.ts', 'b.ts', 'c.ts'], []],
  ])('counts %s', (_, names, expected) => {
    const source = "import { b } from './b.ts';\n";
    const some = names.map((name) => ({
      file: `src/web/ui/${name}`,
      source: name.startsWith('b.') ? 'export const b = 1;' : source,
    }));
    expect(crumbs(some)).toEqual(expected);
  });

  it('counts neither a part that is loaded late nor a file of 40 lines', () => {
    const late = "const load = () => import('./b.ts');\n";
    const small = { file: 'src/web/ui/b.ts', source: 'export const b = 1;' };
    expect(crumbs([{ file: 'src/web/ui/a.ts', source: late }, small])).toEqual([]);
    const long = { ...small, source: 'b();\n'.repeat(40) };
    const reader = { file: 'src/web/ui/a.ts', source: "import './b.ts';\n" };
    expect(crumbs([reader, long])).toEqual([]);
  });
});
