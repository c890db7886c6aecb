import { describe, expect, it } from 'vitest';
import { catalog } from '#calculators/catalog.gen.ts';
import { nearTwins, twinsOf } from './near-twins-table.ts';

const all = nearTwins.flatMap((group) => Object.entries(group));
const ids = new Set(catalog.map(({ id }) => id));

describe('near twins', () => {
  it.each(all)('%s says how it differs and names its twins', (id, line) => {
    expect(ids.has(id)).toBe(true);
    expect(line).toMatch(/^[a-z].*[^.]$/);
    const twins = twinsOf(id);
    expect(twins?.own).toBe(line);
    expect(twins?.others.length).toBeGreaterThan(0);
    for (const other of twins?.others ?? []) expect(twinsOf(other.id)?.others.map((back) => back.id)).toContain(id);
  });

  it('are in one group each, with a line of their own', () => {
    expect([...new Set(all.map(([id]) => id))]).toEqual(all.map(([id]) => id));
    expect([...new Set(all.map(([, line]) => line))]).toEqual(all.map(([, line]) => line));
  });

  it('are none for a calculator without a similar one', () => {
    expect(twinsOf('estate-tax')).toBeUndefined();
  });
});
