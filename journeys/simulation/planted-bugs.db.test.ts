import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { plantedBugs } from './planted-bugs.ts';
import { simulate } from './simulate.ts';

/** Seeds within which each bug has to be noticed. */
const seeds = process.env.CAMPAIGN === 'long' ? 500 : 6;
const minutes = 10;

describe('the simulation with a bug planted in it', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });
  afterAll(() => office.close());

  it.each(plantedBugs)('notices that $name', { timeout: 30 * 60_000 }, async (bug) => {
    let found: readonly string[] = [];
    for (let seed = 1; seed <= seeds && found.length === 0; seed += 1) found = (await simulate(office, { seed, minutes, bug })).violations;
    expect(found).not.toEqual([]);
  });
});
