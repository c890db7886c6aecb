import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benefitsOfPair, bestClaimingPair, type Claimant } from './claiming-pair.ts';
import { retirementBenefit, spousalBenefit } from './social-security-benefit.ts';
import { survivorBenefit } from './survivor-benefit.ts';

const ann: Claimant = { birthYear: 1964, ageNow: 62, pia: 3000, planAge: 95 };
const bob: Claimant = { birthYear: 1964, ageNow: 62, pia: 1000, planAge: 75 };

/** The same sum, month by month, as a table would be written by hand. */
function monthByMonth(people: readonly [Claimant, Claimant], claims: readonly [number, number]): number {
  let total = 0;
  for (let month = 0; month < 1500; month++) {
    for (const [at, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const [me, spouse] = [people[at], people[other]];
      const ageOf = (person: Claimant) => Math.round(person.ageNow * 12) + month;
      const claimOf = (index: 0 | 1) => Math.max(Math.round(people[index].ageNow * 12), Math.round(claims[index] * 12));
      const isAlive = (person: Claimant) => ageOf(person) < Math.round(person.planAge * 12);
      if (!isAlive(me)) continue;
      const own = ageOf(me) >= claimOf(at) ? retirementBenefit(me.pia, me.birthYear, claimOf(at)) : 0;
      if (isAlive(spouse)) {
        const both = Math.max(claimOf(at), claimOf(other) - Math.round(spouse.ageNow * 12) + Math.round(me.ageNow * 12));
        const larger = Math.max(me.pia, retirementBenefit(me.pia, me.birthYear, claimOf(at)));
        total += own + (ageOf(me) >= both ? spousalBenefit(spouse.pia, me.birthYear, both, larger) : 0);
      } else {
        const died = Math.max(0, Math.round(spouse.planAge * 12) - Math.round(spouse.ageNow * 12));
        const from = Math.max(720, Math.round(me.ageNow * 12) + died);
        const drawn =
          claimOf(other) < Math.round(spouse.planAge * 12) ? retirementBenefit(spouse.pia, spouse.birthYear, claimOf(other)) : 0;
        total += ageOf(me) >= from ? Math.max(own, survivorBenefit(spouse.pia, drawn, me.birthYear, from)) : own;
      }
    }
  }
  return total;
}

describe('a pair of claims', () => {
  it('lets the higher earner with the longer life wait, and the other one claim at once', () => {
    expect(bestClaimingPair(ann, bob).ages).toEqual([70, 62]);
    expect(bestClaimingPair(bob, ann).ages).toEqual([62, 70]);
  });

  it('lets the higher earner wait for the survivor, even with a short life', () => {
    const [first] = bestClaimingPair({ ...ann, planAge: 78 }, { ...bob, planAge: 98 }).ages;
    expect(first).toBe(70);
  });

  it('claims at once where both lives are short, and now where both are past 70', () => {
    expect(bestClaimingPair({ ...ann, planAge: 70 }, { ...bob, planAge: 70 }).ages).toEqual([62, 62]);
    expect(bestClaimingPair({ ...ann, ageNow: 72 }, { ...bob, ageNow: 73 }).ages).toEqual([72, 73]);
  });

  it('adds up to the sum month by month', () => {
    const claimant = fc.record({
      birthYear: fc.integer({ min: 1943, max: 1990 }),
      ageNow: fc.integer({ min: 30 * 12, max: 75 * 12 }).map((months) => months / 12),
      pia: fc.integer({ min: 0, max: 40000 }).map((dimes) => dimes / 10),
      planAge: fc.integer({ min: 50, max: 110 }),
    });
    const claim = fc.integer({ min: 62, max: 70 });
    fc.assert(
      fc.property(claimant, claimant, claim, claim, (one, other, first, second) => {
        expect(benefitsOfPair([one, other], [first, second])).toBeCloseTo(monthByMonth([one, other], [first, second]), 4);
      }),
      { numRuns: 300 },
    );
  });
});
