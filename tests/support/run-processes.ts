import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Starts processes of one program, which print `open` when they answer, and kills them. */
export function createProcesses(program: string) {
  const running = new Set<ChildProcess>();

  async function start(...args: readonly string[]): Promise<ChildProcess> {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`It ended with ${code} before it answered`)));
      createInterface(child.stdout).on('line', (line) => line === 'open' && resolve());
    });
    return child;
  }

  /** Kills a process at once, as `kill -9` does. Resolves when it is gone. */
  function kill(child: ChildProcess): Promise<void> {
    return new Promise((resolve) => {
      running.delete(child);
      child.removeAllListeners('exit');
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      return child.kill('SIGKILL');
    });
  }

  return {
    start,
    kill,
    async close(): Promise<void> {
      await Promise.all([...running].map(kill));
    },
  };
}
