/**
 * Time that the demonstration adds to the first start, with both of its sizes. Needs `npm run build`:
 *
 *     npx tsx bench/demo.ts
 */
import { startServer } from '../journeys/bench/server.ts';

const times = new Map<string, number>();
for (const size of ['small', 'full']) {
  const begun = performance.now();
  const server = await startServer({ DEMO: size });
  times.set(size, performance.now() - begun);
  await server.remove();
}
for (const [size, ms] of times) process.stdout.write(`${size}: first start in ${Math.round(ms)} ms\n`);
process.stdout.write(`difference: ${Math.round((times.get('full') ?? 0) - (times.get('small') ?? 0))} ms\n`);
