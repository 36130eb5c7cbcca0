import { parseArgs } from 'node:util';
import { brandFrom } from '#core/brand.ts';
import { Unreachable } from './ask-gateway.ts';
import { checkGateway, type Credentials } from './check-gateway.ts';

const usage = 'Usage: npm run check-gateway -- <address> [--user <name> --password <word>]';

class BadArguments extends Error {}

interface Arguments {
  readonly address: string;
  readonly member: Credentials | null;
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { user: { type: 'string' }, password: { type: 'string' } },
    });
  } catch {
    throw new BadArguments(usage);
  }
}

function readArguments(words: readonly string[]): Arguments {
  const { positionals, values } = parse(words);
  const [address = '', ...more] = positionals;
  const { user: username, password } = values;
  if (more.length > 0 || !/^https?:/.test(address) || !URL.canParse(address))
    throw new BadArguments(`The address of a gateway begins with http:// or https://. ${usage}`);
  if (username === undefined && password === undefined) return { address, member: null };
  if (!username || !password)
    throw new BadArguments(`A member has a name and a password. ${usage}`);
  return { address, member: { username, password } };
}

interface Output {
  print(line: string): void;
  printError(line: string): void;
}

/**
 * The command. Returns its exit code: 0 when each page works, 1 when one does not, 2 for bad arguments and for a gateway
 * that cannot be reached. `PAROLA_MERCHANT` and `PAROLA_RELAY_NAMES` count as in the app.
 */
export async function main(
  words: readonly string[],
  env: Parameters<typeof brandFrom>[0],
  { print, printError }: Output,
): Promise<number> {
  try {
    const works = await checkGateway({ ...readArguments(words), brand: brandFrom(env), print });
    return works ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BadArguments || error instanceof Unreachable)) throw error;
    printError(error.message);
    return 2;
  }
}
