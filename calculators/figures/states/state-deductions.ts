/**
 * Standard deductions of states with their own: single, joint, separate, head of household; `=` means as single, `x2` twice as much, `-` not
 * published. For states that reduce it by income, the first amount.
 * Sources: `kit/law/states/state-sources.ts`.
 */
export const stateDeductions = {
  2025: `
AL 3000 8500 4250 5200
AR 2470 x2 = =
CA 5706 x2 = x2
DC 15000 x2 = 22500
DE 3250 x2 = =
GA 12000 x2 = =
HI 4400 x2 = 6424
KS 3605 8240 4120 6180
KY 3270 = = =
LA 12500 x2 = x2
MD 3350 x2 = x2
ME 15000 x2 = 22500
MN 14950 x2 = 22500
MS 2300 x2 = 3400
NC 12750 x2 = 19125
NE 8600 x2 = 12600
NY 8000 16050 = 11200
OK 6350 x2 = 9350
OR 2835 x2 = 4560
RI 10900 x2 = 16350
SC 15000 x2 = 22500
VA 8750 x2 = =
VT 7650 x2 = 11450
WI 13560 25110 11930 17520`,
  2026: `
GA 15000 x2 = =
HI 8000 x2 = 12000
KY 3360 = = =
LA 12875 x2 = x2
MD 3400 - = -
ME 15700 x2 = 23550
MN 15300 x2 = 23000
NE 8850 x2 = 12950
OR 2910 x2 = -
RI 11200 x2 = 16800
WI 13960 25840 - 18030`,
} as const;
