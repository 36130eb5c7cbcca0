// The settings of `knip --production`: code that ships, without tests. It names exports that only tests use. An export
// that its own file uses too is a test's door to a part of the file, and stays. `@internal` marks the others with a reason.
import { readFileSync } from 'node:fs';

const { knip } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

export default { ...knip, ignoreExportsUsedInFile: true };
