import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));

const Dashboard = z.object({ panels: z.array(z.object({ id: z.int(), targets: z.array(z.object({ expr: z.string() })) })) });

/** Names that belong to the tools around the server. */
const others = new Set([
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'SUPERUSER_PASSWORD',
  'OWNER_PASSWORD',
  'SERVER_PASSWORD',
  'ON_ERROR_STOP',
]);

describe('the files of deploy/', () => {
  it('name only settings that the server reads', () => {
    const known = new Set(
      [...read('sync-server/core/configuration/configuration.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name),
    );
    expect(known.has('DATABASE_URL')).toBe(true);
    for (const file of [...files, 'Containerfile']) {
      const named = [...read(`deploy/${file}`).matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g)].map(([name]) => name);
      expect(
        named.filter((name) => !known.has(name) && !others.has(name)),
        file,
      ).toEqual([]);
    }
  });

  it.each(files.filter((name) => name.endsWith('.yaml')))('%s is valid YAML', (file) => {
    for (const document of parseAllDocuments(read(`deploy/${file}`))) expect(document.errors).toEqual([]);
  });

  it('have alerts on metrics that exist only, and one for each of the backlog', () => {
    const metrics = new Set([...read('sync-server/core/metrics/metrics.ts').matchAll(/'(reckoner_\w+)'/g)].map(([, name]) => name));
    const alerts = read('deploy/prometheus-alerts.yaml');
    const asked = new Set([...alerts.matchAll(/\breckoner_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')));
    expect([...asked].filter((name) => !metrics.has(name))).toEqual([]);
    expect([...metrics].filter((name) => !asked.has(name ?? ''))).toEqual(['reckoner_request_duration_seconds', 'reckoner_live_streams']);
  });

  it('have a dashboard with a panel for every metric, and none for a metric that does not exist', () => {
    const metrics = new Set([...read('sync-server/core/metrics/metrics.ts').matchAll(/'(reckoner_\w+)'/g)].map(([, name = '']) => name));
    const { panels } = Dashboard.parse(JSON.parse(read('deploy/grafana-dashboard.json')));
    const asked = new Set(
      panels.flatMap(({ targets }) =>
        targets.flatMap(({ expr }) => [...expr.matchAll(/\breckoner_\w+/g)].map(([name]) => name.replace(/_(?:bucket|count)$/, ''))),
      ),
    );
    expect([...asked].filter((name) => !metrics.has(name))).toEqual([]);
    expect([...metrics].filter((name) => !asked.has(name))).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it('document every metric in the operator’s handbook', () => {
    const metrics = [...read('sync-server/core/metrics/metrics.ts').matchAll(/'(reckoner_\w+)'/g)].map(([, name]) => name);
    const handbook = read('docs/operations-reference.md');
    expect(metrics.filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
  });
});
