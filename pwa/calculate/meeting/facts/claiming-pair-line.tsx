import type { Household, Person } from '#app/calculate/meeting/household/household.ts';
import { ageOn, birthYear } from '#app/calculate/meeting/household/household-facts.ts';
import { parseNumber } from '#calculators/kit/definition/inputs.ts';
import { bestClaimingPair, type Claimant } from '#calculators/kit/law/social-security/claiming-pair.ts';
import { t } from '#contract/language/t.ts';
import { number, wholeDollars } from '#contract/language/words.ts';

/** The best pair of ages at which the two people claim Social Security, once enough is known of both. */
export function ClaimingPairLine({ household: { first, second } }: { readonly household: Household }) {
  const today = new Date();
  const [one, other] = [claimantOf(first, today), claimantOf(second, today)];
  if (one === undefined || other === undefined) return null;
  const { ages, total } = bestClaimingPair(one, other);
  return (
    <p role="status">
      <b>
        {t('Social Security pays this couple the most if {first} claims at {ages} and {second} at {ages2}: {total} in all', {
          first: nameOf(first, t('the first person')),
          ages: number(ages[0]),
          second: nameOf(second, t('the second person')),
          ages2: number(ages[1]),
          total: wholeDollars(total),
        })}
      </b>
      {t(
        ', in today’s dollars, if they live until {planAge} and {planAge2}. It counts own, spouse’s, and survivor’s benefits of a married couple, without interest, taxes, and earnings from work.',
        { planAge: number(one.planAge), planAge2: number(other.planAge) },
      )}
    </p>
  );
}

function claimantOf(person: Person, today: Date): Claimant | undefined {
  const ageNow = ageOn(person.birthDate, today);
  const year = birthYear(person.birthDate);
  const planAge = parseNumber(person.planAge, false);
  if (ageNow === undefined || year === undefined || person.fullBenefit.trim() === '' || planAge <= ageNow || planAge > 120)
    return undefined;
  return { birthYear: year, ageNow, pia: parseNumber(person.fullBenefit, false), planAge };
}

function nameOf({ name }: Person, otherwise: string): string {
  return name.trim() === '' ? otherwise : name.trim();
}
