import type { Config } from './config.ts';

const accounts = [
  ['juan', 'player, PHP 10,000; withdrawal password 246810'],
  ['ana', 'agent; withdrawal password 246810'],
  ['tino', 'trial account'],
  ['nena', 'first login, must choose a password'],
  ['iggy', 'is asked for a second step'],
] as const;

function accountLines(): string[] {
  return accounts.map(([name, description]) => `    ${name.padEnd(6)} ${description}`);
}

/** The text printed before the data is opened. */
export function beforeOpening({ gatewayUrl, databaseUrl, dataFolder }: Config): string {
  if (gatewayUrl !== null) return `Calls go to the gateway at ${new URL(gatewayUrl).host}.`;
  return databaseUrl === null
    ? `Opening the data in ${dataFolder}; the first time takes a few seconds.`
    : 'Opening the database.';
}

/** The text printed when the site answers: its addresses and the demo accounts. */
export function welcome(config: Config): string {
  const { port, gamesOrigin, gatewayUrl, databaseUrl, dataFolder, operatorToken } = config;
  if (config.gatewayOnly) return `\n  Gateway    http://localhost:${port}\n`;
  const site = `\n  Parola     http://localhost:${port}`;
  if (gatewayUrl !== null) return `${site}\n`;
  return [
    site,
    `  Games      ${gamesOrigin}`,
    ...(operatorToken === null
      ? []
      : [`  Operator   http://localhost:${port}/_operator#${operatorToken}`]),
    `  Data       ${databaseUrl === null ? dataFolder : 'PostgreSQL'}`,
    '\n  Demo accounts, password Parola2026',
    ...accountLines(),
    '\n  Ctrl+C stops it; what was played is kept.\n',
  ].join('\n');
}
