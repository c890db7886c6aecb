import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const Package = z.object({ version: z.string(), engines: z.object({ node: z.string() }) });
const { version, engines } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe('the changelog', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const released = headings.slice(1).map((heading) => /^(\d+\.\d+\.\d+) – (\d{4}-\d{2}-\d{2})$/.exec(heading)?.slice(1) ?? [heading]);

  it('begins with what is not released, followed by versions with their days, the newest first', () => {
    expect(headings[0]).toBe('Unreleased');
    const days = released.map(([, day]) => day);
    expect(days.every((day) => day !== undefined)).toBe(true);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('has the version of the package as its newest', () => {
    expect(released[0]?.[0]).toBe(version);
  });

  it('says nothing twice', () => {
    const lines = readFileSync('CHANGELOG.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });
});

describe('the owners of code', () => {
  const rules = readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  it('are a pattern and at least one person, team, or address a line, the one for everything first', () => {
    expect(rules[0]?.[0]).toBe('*');
    for (const [pattern = '', ...owners] of rules) {
      expect(pattern).not.toMatch(/^!|[[\]]/);
      expect(owners.length, pattern).toBeGreaterThan(0);
      for (const owner of owners) expect(owner).toMatch(/^@[\w-]+(?:\/[\w-]+)?$|^[^@\s]+@[^@\s]+\.[^@\s]+$/);
    }
  });

  it('own paths that exist', () => {
    for (const [pattern = ''] of rules.slice(1)) expect(existsSync(`.${pattern}`), pattern).toBe(true);
  });
});

test('the hosted CI runs the oldest supported version of Node.js, the one of .nvmrc, and those between', () => {
  const Workflow = z.object({
    jobs: z.object({ test: z.object({ strategy: z.object({ matrix: z.object({ node: z.array(z.string()) }) }) }) }),
  });
  const { node } = Workflow.parse(parse(readFileSync('.github/workflows/ci.yml', 'utf8'))).jobs.test.strategy.matrix;
  expect(node).toEqual(['20.19', '22', '24']);
  expect(engines.node).toBe(`>=${node[0]}`);
  expect(node).toContain(readFileSync('.nvmrc', 'utf8').trim());
});

test('every package is fixed to one version, as the lock file has it', () => {
  const Lock = z.object({ version: z.string(), packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) });
  const lock = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const Named = z.object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) });
  const { dependencies, devDependencies } = Named.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(lock.version).toBe(version);
  for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(wanted);
});
