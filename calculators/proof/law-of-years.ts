/**
 * The law of each set, copied from the revenue procedures, notices and announcements of its year, not from the figures of the product.
 * Of 2027 only what was announced by November 2026 is known.
 */
export const filingStatus = ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'] as const;
export type Status = (typeof filingStatus)[number];
export type LawSet = 'spec' | '2024' | '2025' | '2026' | '2027';
type ForStatus<T> = Readonly<Record<Status, T>>;
type Range = readonly [from: number, to: number];

function four<T>(single: T, marriedJoint: T, marriedSeparate: T, headOfHousehold: T): ForStatus<T> {
  return { single, marriedJoint, marriedSeparate, headOfHousehold };
}

interface YearLaw {
  /** Ends of the brackets of 10, 12, 22, 24, 32 and 35 %. */
  readonly tops: ForStatus<readonly number[]>;
  readonly standard: ForStatus<number>;
  readonly agedAddition: ForStatus<number>;
  readonly seniorDeduction: number;
  readonly saltCap: number;
  /** Share of itemized deductions lost above the highest bracket, in parts of 37. */
  readonly itemizedLost: number;
  readonly gains: ForStatus<Range>;
  readonly exemption: ForStatus<number>;
  readonly phaseOut: ForStatus<number>;
  /** Per cent of the income above it by which the exemption falls, and the start of the 28 %. */
  readonly exemptionLost: number;
  readonly upperRate: number;
  readonly childCredit: number;
  readonly earnedCreditMost: readonly [number, number, number, number];
  /** Start of its fall without and with children, on a joint return in the second pair. */
  readonly earnedCreditStart: readonly [number, number, number, number];
  readonly investmentLimit: number;
  readonly qbiFrom: ForStatus<number>;
  readonly qbiWidth: number;
  readonly qbiLeast: number;
  readonly carInterest: number;
  readonly exclusion: number;
  readonly wageBase: number;
  readonly bendPoints: Range;
  readonly quarter: number;
  readonly earningsTest: Range;
  readonly deferral: number;
  /** Catch-up from 50, and from 60 to 63. */
  readonly catchUp: Range;
  readonly additions: number;
  readonly compensation: number;
  readonly ira: number;
  readonly iraCatchUp: number;
  readonly rothRange: ForStatus<Range>;
  readonly deductionRange: ForStatus<Range>;
  readonly hsa: { readonly self: number; readonly family: number };
  readonly conforming: number;
  readonly fhaLimit: number;
  readonly claimLimit: number;
  readonly poverty: readonly [first: number, further: number];
  /** Part B premium of a month, the surcharges of both parts in cents, and the levels of a single person. */
  readonly medicare: {
    readonly premium: number;
    readonly partB: readonly number[];
    readonly partD: readonly number[];
    readonly levels: readonly number[];
  };
  /** Points of the marketplace table: per cent of poverty, and hundredths of a per cent of income, at each end of each band. */
  readonly expected: readonly (readonly [from: number, to: number, low: number, high: number])[];
}

/** P.L. 117-169: nothing up to 150 %, 8.5 % from 400 % on. */
const enhancedBands = [
  [100, 150, 0, 0],
  [150, 200, 0, 200],
  [200, 250, 200, 400],
  [250, 300, 400, 600],
  [300, 400, 600, 850],
  [400, 100000, 850, 850],
] as const;

/** Rev. Proc. 2025-25. */
const bandsOf2026 = [
  [100, 133, 210, 210],
  [133, 150, 314, 419],
  [150, 200, 419, 660],
  [200, 250, 660, 844],
  [250, 300, 844, 996],
  [300, 400.5, 996, 996],
] as const;

const law2024: YearLaw = {
  tops: four(
    [11600, 47150, 100525, 191950, 243725, 609350],
    [23200, 94300, 201050, 383900, 487450, 731200],
    [11600, 47150, 100525, 191950, 243725, 365600],
    [16550, 63100, 100500, 191950, 243700, 609350],
  ),
  standard: four(14600, 29200, 14600, 21900),
  agedAddition: four(1950, 1550, 1550, 1950),
  seniorDeduction: 0,
  saltCap: 10000,
  itemizedLost: 0,
  gains: four([47025, 518900], [94050, 583750], [47025, 291850], [63000, 551350]),
  exemption: four(85700, 133300, 66650, 85700),
  phaseOut: four(609350, 1218700, 609350, 609350),
  exemptionLost: 25,
  upperRate: 232600,
  childCredit: 2000,
  earnedCreditMost: [632, 4213, 6960, 7830],
  earnedCreditStart: [10330, 22720, 17250, 29640],
  investmentLimit: 11600,
  qbiFrom: four(191950, 383900, 191950, 191950),
  qbiWidth: 50000,
  qbiLeast: 0,
  carInterest: 0,
  exclusion: 13610000,
  wageBase: 168600,
  bendPoints: [1174, 7078],
  quarter: 1730,
  earningsTest: [22320, 59520],
  deferral: 23000,
  catchUp: [7500, 7500],
  additions: 69000,
  compensation: 345000,
  ira: 7000,
  iraCatchUp: 1000,
  rothRange: four([146000, 161000], [230000, 240000], [0, 10000], [146000, 161000]),
  deductionRange: four([77000, 87000], [123000, 143000], [0, 10000], [77000, 87000]),
  hsa: { self: 4150, family: 8300 },
  conforming: 766550,
  fhaLimit: 498257,
  claimLimit: 1149825,
  poverty: [15060, 5380],
  medicare: {
    premium: 174.7,
    partB: [6990, 17470, 27950, 38430, 41930],
    partD: [1290, 3330, 5380, 7420, 8100],
    levels: [103000, 129000, 161000, 193000],
  },
  expected: enhancedBands,
};

const law2025: YearLaw = {
  tops: four(
    [11925, 48475, 103350, 197300, 250525, 626350],
    [23850, 96950, 206700, 394600, 501050, 751600],
    [11925, 48475, 103350, 197300, 250525, 375800],
    [17000, 64850, 103350, 197300, 250500, 626350],
  ),
  standard: four(15750, 31500, 15750, 23625),
  agedAddition: four(2000, 1600, 1600, 2000),
  seniorDeduction: 6000,
  saltCap: 40000,
  itemizedLost: 0,
  gains: four([48350, 533400], [96700, 600050], [48350, 300000], [64750, 566700]),
  exemption: four(88100, 137000, 68500, 88100),
  phaseOut: four(626350, 1252700, 626350, 626350),
  exemptionLost: 25,
  upperRate: 239100,
  childCredit: 2200,
  earnedCreditMost: [649, 4328, 7152, 8046],
  earnedCreditStart: [10620, 23350, 17730, 30470],
  investmentLimit: 11950,
  qbiFrom: four(197300, 394600, 197300, 197300),
  qbiWidth: 50000,
  qbiLeast: 0,
  carInterest: 10000,
  exclusion: 13990000,
  wageBase: 176100,
  bendPoints: [1226, 7391],
  quarter: 1810,
  earningsTest: [23400, 62160],
  deferral: 23500,
  catchUp: [7500, 11250],
  additions: 70000,
  compensation: 350000,
  ira: 7000,
  iraCatchUp: 1000,
  rothRange: four([150000, 165000], [236000, 246000], [0, 10000], [150000, 165000]),
  deductionRange: four([79000, 89000], [126000, 146000], [0, 10000], [79000, 89000]),
  hsa: { self: 4300, family: 8550 },
  conforming: 806500,
  fhaLimit: 524225,
  claimLimit: 1209750,
  poverty: [15650, 5500],
  medicare: {
    premium: 185,
    partB: [7400, 18500, 29590, 40690, 44390],
    partD: [1370, 3530, 5700, 7860, 8580],
    levels: [106000, 133000, 167000, 200000],
  },
  expected: enhancedBands,
};

const law2026: YearLaw = {
  tops: four(
    [12400, 50400, 105700, 201775, 256225, 640600],
    [24800, 100800, 211400, 403550, 512450, 768700],
    [12400, 50400, 105700, 201775, 256225, 384350],
    [17700, 67450, 105700, 201750, 256200, 640600],
  ),
  standard: four(16100, 32200, 16100, 24150),
  agedAddition: four(2050, 1650, 1650, 2050),
  seniorDeduction: 6000,
  saltCap: 40400,
  itemizedLost: 2,
  gains: four([49450, 545500], [98900, 613700], [49450, 306850], [66200, 579600]),
  exemption: four(90100, 140200, 70100, 90100),
  phaseOut: four(500000, 1000000, 500000, 500000),
  exemptionLost: 50,
  upperRate: 244500,
  childCredit: 2200,
  earnedCreditMost: [664, 4427, 7316, 8231],
  earnedCreditStart: [10860, 23890, 18140, 31160],
  investmentLimit: 12200,
  qbiFrom: four(201750, 403500, 201775, 201750),
  qbiWidth: 75000,
  qbiLeast: 400,
  carInterest: 10000,
  exclusion: 15000000,
  wageBase: 184500,
  bendPoints: [1286, 7749],
  quarter: 1890,
  earningsTest: [24480, 65160],
  deferral: 24500,
  catchUp: [8000, 11250],
  additions: 72000,
  compensation: 360000,
  ira: 7500,
  iraCatchUp: 1100,
  rothRange: four([153000, 168000], [242000, 252000], [0, 10000], [153000, 168000]),
  deductionRange: four([81000, 91000], [129000, 149000], [0, 10000], [81000, 91000]),
  hsa: { self: 4400, family: 8750 },
  conforming: 832750,
  fhaLimit: 541287,
  claimLimit: 1249125,
  poverty: [15960, 5680],
  medicare: {
    premium: 202.9,
    partB: [8120, 20290, 32460, 44630, 48700],
    partD: [1450, 3750, 6040, 8330, 9100],
    levels: [109000, 137000, 171000, 205000],
  },
  expected: bandsOf2026,
};

/** The specification's own constants, and 2025 as announced for the rest. */
const standardSet: YearLaw = {
  ...law2025,
  standard: four(15000, 30000, 15000, 22500),
  exemption: four(85700, 139400, 69700, 85700),
  phaseOut: four(626350, 1252550, 626350, 626350),
  exclusion: 13610000,
  wageBase: 168600,
  fhaLimit: 472030,
  claimLimit: 1089300,
};

/** Announced, or fixed by a statute beyond the year. */
const law2027: Partial<YearLaw> = {
  wageBase: 192300,
  earningsTest: [25560, 67920],
  hsa: { self: 4500, family: 9000 },
  seniorDeduction: 6000,
  carInterest: 10000,
};

const laws: Readonly<Record<LawSet, Partial<YearLaw>>> = {
  spec: standardSet,
  2024: law2024,
  2025: law2025,
  2026: law2026,
  2027: law2027,
};

/** Thrown for an amount that nobody has announced yet. */
export class MissingLaw extends Error {}

export function lawOf<Name extends keyof YearLaw>(set: LawSet, name: Name): YearLaw[Name] {
  const value: YearLaw[Name] | undefined = laws[set][name];
  if (value === undefined) throw new MissingLaw(`${name} of ${set}`);
  return value;
}
