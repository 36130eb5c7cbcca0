import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function commit(): string | null {
  try {
    const words = ['rev-parse', '--short=7', 'HEAD'];
    return execFileSync('git', words, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

/** The release and the build, such as `0.1.0 (1a2b3c4)`. The build is `PAROLA_BUILD`, or the commit in a git checkout. */
function versionOf(build: string | undefined): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const made = build ?? commit();
  return made === null ? version : `${version} (${made})`;
}

/** The facts that a build writes into its sources: its version, and the settings of the operator. */
export function factsOf(settings: Readonly<Record<string, string>>, isBuild: boolean) {
  const version = isBuild ? versionOf(settings['PAROLA_BUILD']) : 'dev';
  return {
    'import.meta.env.VITE_VERSION': JSON.stringify(version),
    'import.meta.env.PAROLA': JSON.stringify(settings),
  };
}
