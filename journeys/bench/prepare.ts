import { existsSync } from 'node:fs';

/** Journeys run the built app, because that is what people install. `npm run journeys` builds it first. */
export default function prepare(): void {
  if (!existsSync('dist/app/index.html')) throw new Error('The app is not built: run `npm run journeys`, which builds it first.');
}
