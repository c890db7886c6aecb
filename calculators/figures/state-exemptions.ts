/**
 * Exemptions of states: single, joint, separate, head of household, and each dependent; then what each person of 65 or older adds. A
 * deduction in the first list, a credit against the tax in the second.
 * Sources: `state-sources.ts`.
 */
export const stateExemptions = {
  deduction: {
    2025: `
AL 1500 3000 1500 3000 0 0
CT 15000 24000 12000 19000 0 0
GA 0 0 0 0 4000 0
HI 1144 2288 1144 1144 1144 1144
IL 2850 5700 2850 2850 2850 1000
IN 1000 2000 1000 1000 2500 1000
KS 9160 18320 9160 11480 2320 0
MA 4400 8800 4400 6800 1000 700
MD 3200 6400 3200 3200 3200 1000
ME 5150 10300 5150 5150 0 0
MI 5800 11600 5800 5800 5800 0
MN 0 0 0 0 5200 0
MO 0 0 0 1400 0 0
MS 6000 12000 6000 8000 1500 1500
NJ 1000 2000 1000 1000 1500 1000
NY 0 0 0 0 1000 0
OK 1000 2000 1000 1000 1000 0
RI 5100 10200 5100 5100 5100 0
SC 0 0 0 0 4930 0
VA 930 1860 930 930 930 800
VT 5300 10600 5300 5300 5300 0
WI 700 1400 700 700 700 250
WV 2000 4000 2000 2000 2000 0
AZ 0 0 0 0 0 2100`,
    2026: `
GA 0 0 0 0 5000 0
MN 0 0 0 0 5300 0
RI 5250 10500 5250 5250 5250 0`,
  },
  credit: {
    2025: `
AR 29 58 29 58 29 29
CA 153 306 153 153 475 153
DE 110 220 110 110 110 0
IA 40 80 40 80 40 20
KY 0 0 0 0 0 40
NE 171 342 171 171 171 0
OR 256 512 256 256 256 0`,
    2026: `
OR 263 526 263 263 263 0`,
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
