import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { simulate } from './simulate.ts';

const isLong = process.env.CAMPAIGN === 'long';
const seeds = Array.from({ length: isLong ? 200 : 3 }, (_, at) => at + 1);
const minutes = isLong ? 60 : 20;

/** A failing seed is run again with `npx vitest run --project db journeys/simulation -t "seed 7"`. */
describe('[sync-1] devices and servers in simulated time, over a bad network and with crashes', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });
  afterAll(() => office.close());

  it.each(seeds)('lose nothing, do nothing twice, and agree at the end: seed %i', { timeout: 10 * 60_000 }, async (seed) => {
    const { acknowledged, faults, violations } = await simulate(office, { seed, minutes });
    expect(violations).toEqual([]);
    expect(acknowledged).toBeGreaterThan(minutes);
    expect(faults).toBeGreaterThan(0);
  });
});
