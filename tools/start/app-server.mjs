/** Vite server for app development: it serves the sources and forwards all other requests to the server. */
import { join } from 'node:path';
import { giveUp, root } from '../prepare.mjs';

const serverPaths = [
  '^/api/',
  '^/graphql$',
  '^/idp/',
  '^/healthz$',
  '^/readyz$',
  '^/dev/',
  '^/manifest.webmanifest',
  '^/tenant-icon.svg',
  '^/picture.png',
];

export async function startAppServer() {
  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${process.env.PORT ?? 4000}`;
  // The Host header stays the one from the browser, because addresses and cookies are made for it.
  const proxy = Object.fromEntries(serverPaths.map((path) => [path, { target, changeOrigin: false }]));
  try {
    const app = await createServer({
      configFile: join(root, 'vite.config.ts'),
      server: { host: 'localhost', port: Number(process.env.APP_PORT ?? 5173), strictPort: true, proxy },
    });
    await app.listen();
    return `http://localhost:${app.config.server.port}`;
  } catch (fault) {
    return giveUp(`Vite could not be started: ${fault.message}. Choose another port for it, such as APP_PORT=5174.`);
  }
}
