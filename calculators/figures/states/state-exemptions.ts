/**
 * Exemptions of states: single, joint, separate, head of household, and each dependent; then what each person of 65 or older adds. `=`
 * means as single, `x2` twice as much. A deduction in the first list, a credit against the tax in the second.
 * Sources: `kit/law/states/state-sources.ts`.
 */
export const stateExemptions = {
  deduction: {
    2025: `
AL 1500 x2 = x2 0 0
CT 15000 24000 12000 19000 0 0
GA 0 0 0 0 4000 0
HI 1144 x2 = = = =
IL 2850 x2 = = = 1000
IN 1000 x2 = = 2500 =
KS 9160 x2 = 11480 2320 0
MA 4400 x2 = 6800 1000 700
MD 3200 x2 = = = 1000
ME 5150 x2 = = 0 0
MI 5800 x2 = = = 0
MN 0 0 0 0 5200 0
MO 0 0 0 1400 0 0
MS 6000 x2 = 8000 1500 1500
NJ 1000 x2 = = 1500 =
NY 0 0 0 0 1000 0
OK 1000 x2 = = = 0
RI 5100 x2 = = = 0
SC 0 0 0 0 4930 0
VA 930 x2 = = = 800
VT 5300 x2 = = = 0
WI 700 x2 = = = 250
WV 2000 x2 = = = 0
AZ 0 0 0 0 0 2100`,
    2026: `
GA 0 0 0 0 5000 0
MN 0 0 0 0 5300 0
RI 5250 x2 = = = 0`,
  },
  credit: {
    2025: `
AR 29 x2 = x2 = =
CA 153 x2 = = 475 =
DE 110 x2 = = = 0
IA 40 x2 = x2 = 20
KY 0 0 0 0 0 40
NE 171 x2 = = = 0
OR 256 x2 = = = 0`,
    2026: `
OR 263 x2 = = = 0`,
  },
} as const;

/** Added to the standard deduction for each person of 65 or older: unmarried, married. */
export const stateAgeAdditions: Readonly<Record<string, readonly [unmarried: number, married: number]>> = {
  DC: [2000, 1600],
  DE: [2500, 2500],
  KS: [850, 700],
  MN: [2000, 1550],
  NE: [2000, 1650],
  OR: [1200, 1000],
  VT: [1250, 1250],
};
