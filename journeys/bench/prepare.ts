import { existsSync } from 'node:fs';

/** The journeys run the built app: what people install. `npm run journeys` builds it first. */
export default function prepare(): void {
  if (!existsSync('dist/app/index.html')) throw new Error('The app is not built: run `npm run journeys`, which builds it first.');
}
