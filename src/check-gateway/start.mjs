// Runs `npm run check-gateway`. Plain Node, because Node 20 does not read TypeScript: vite compiles the modules as they load.
import { createServer } from 'vite';

// The client of the app reports odd answers here too. The rows say the same.
console.warn = () => undefined;

const compiler = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
try {
  const { main } = await compiler.ssrLoadModule('/src/check-gateway/main.ts');
  process.exitCode = await main(process.argv.slice(2), process.env, {
    print: console.log,
    printError: console.error,
  });
} finally {
  await compiler.close();
}
