// Checks the audit of a store: `npm run audit`, or with `-- --head <number>:<hash>` of an earlier check.
import { readConfig } from '../config.ts';
import { checkAudit } from './check-audit.ts';

try {
  // A start without DEMO is refused for a public demo. Nothing starts here.
  const config = readConfig({ ...process.env, DEMO: 'on' });
  process.exitCode = await checkAudit(config, process.argv.slice(2), console.log);
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}
