import type { Config } from './config.ts';

const accounts = [
  ['juan', 'player, ₱10,000; withdrawal password 246810'],
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

/** The address of the console. The log keeps a token of this start only: one of the settings would stay in it. */
function consoleLines({ port, operatorToken, isOperatorTokenSet }: Config): string[] {
  if (operatorToken === null) return [];
  const token = isOperatorTokenSet ? '#<your OPERATOR_TOKEN>' : `#${operatorToken}`;
  return [`  Operator   http://localhost:${port}/_operator${token}`];
}

/** The addresses that other machines reach, unless only this machine does. */
function openLines({ host, port, gamesPort, gatewayUrl }: Config): string[] {
  if (/^(localhost|127\..*|::1)$/.test(host)) return [];
  const ports = gatewayUrl === null ? `${port} and ${gamesPort}` : String(port);
  return [`  Open to    other machines: it listens on ${host}, ports ${ports}`];
}

/** The text printed when the site answers: its addresses and the demo accounts. */
export function welcome(config: Config): string {
  const { port, appOrigin, gamesOrigin, gatewayUrl, databaseUrl, dataFolder } = config;
  if (config.gatewayOnly) return `\n  Gateway    http://localhost:${port}\n`;
  const site = [`\n  Parola     ${appOrigin ?? `http://localhost:${port}`}`, ...openLines(config)];
  if (gatewayUrl !== null) return [...site, ''].join('\n');
  return [
    ...site,
    `  Games      ${gamesOrigin}`,
    ...consoleLines(config),
    `  Data       ${databaseUrl === null ? dataFolder : 'PostgreSQL'}`,
    '\n  Demo accounts, password Parola2026',
    ...accountLines(),
    '\n  Ctrl+C stops it; what was played is kept.\n',
  ].join('\n');
}
