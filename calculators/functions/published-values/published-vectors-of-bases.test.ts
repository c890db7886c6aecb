import { describe, expect, it } from 'vitest';
import { callFunction } from '#calculators/functions/functions.ts';

type Args = Readonly<Record<string, unknown>>;
/** Values under bases 0 to 4. */
type OfBases = readonly [number, number, number, number, number];
interface Table {
  readonly name: string;
  readonly args: Args;
  readonly byFrequency: Readonly<Record<1 | 2 | 4, OfBases>>;
}

const twentyYears = { settlement: '1980-02-15', maturity: '2000-02-28', rate: 0.07 };
const oddFirst = { settlement: '1999-02-28', maturity: '2010-06-30', issue: '1998-02-28', first_coupon: '2009-06-30', rate: 0.07 };
const oddLast = { settlement: '1999-02-28', maturity: '2000-02-28', last_interest: '1998-02-28', rate: 0.07 };

const endOfMarch = { settlement: '2002-03-31', maturity: '2004-03-31', last_interest: '2001-03-31', rate: 0.07 };
const nineYears = { settlement: '2008-06-30', maturity: '2010-06-30', last_interest: '2001-03-31', rate: 0.07 };

/** Results of Excel 2010, as recorded in the tests of the F# library ExcelFinancialFunctions (price, duration, oddfprice, oddlprice). */
const excel: readonly Table[] = [
  {
    name: 'PRICE',
    args: { ...twentyYears, yld: 0.03, redemption: 100 },
    byFrequency: {
      1: [159.5966159615, 159.5840085847, 159.5561168405, 159.5840085847, 159.5850391768],
      2: [159.9089338603, 159.9072526481, 159.8851465421, 159.8990746193, 159.9089338603],
      4: [160.0727427466, 160.0710385136, 160.0606839335, 160.0672083546, 160.0727427466],
    },
  },
  {
    name: 'PRICE',
    args: { ...twentyYears, yld: 0.1, redemption: 67 },
    byFrequency: {
      1: [69.54232272653, 69.54395362321, 69.54765443457, 69.54395362321, 69.54381932733],
      2: [69.5696010055, 69.56968403097, 69.57081592649, 69.57009405727, 69.5696010055],
      4: [69.58268992872, 69.58270630991, 69.58281504802, 69.58274468858, 69.58268992872],
    },
  },
  {
    name: 'PRICE',
    args: { settlement: '2004-03-31', maturity: '2010-06-05', rate: 0.07, yld: 0.1, redemption: 100 },
    byFrequency: {
      1: [86.60044638482, 86.59585265708, 86.62052560384, 86.59989772745, 86.59544276808],
      2: [86.39821835324, 86.39401124328, 86.40280734465, 86.39545553207, 86.39363587536],
      4: [86.29313057014, 86.29066169961, 86.29313057014, 86.29157460028, 86.2887639886],
    },
  },
  {
    name: 'DURATION',
    args: { settlement: '1980-02-15', maturity: '2000-02-28', coupon: 100, yld: 0.03 },
    byFrequency: {
      1: [8.968617842282, 8.962567613971, 8.949173397837, 8.962567613971, 8.963062286726],
      2: [9.004261925565, 9.00347690141, 8.993150814454, 8.999657663769, 9.004261925565],
      4: [9.025089061259, 9.024304037104, 9.019533505703, 9.022539593983, 9.025089061259],
    },
  },
  {
    name: 'DURATION',
    args: { settlement: '1980-02-15', maturity: '1995-11-30', coupon: 23, yld: 0.1 },
    byFrequency: {
      1: [6.352423347671, 6.350374167343, 6.346867792115, 6.349797776895, 6.352423347671],
      2: [6.053178796015, 6.051129615688, 6.04762324046, 6.050553225239, 6.053178796015],
      4: [5.904022291154, 5.900817162949, 5.898466735598, 5.901396720377, 5.904022291154],
    },
  },
  {
    name: 'ODDFPRICE',
    args: { ...oddFirst, yld: 0.03, redemption: 100 },
    byFrequency: {
      1: [128.0105899192, 127.9949332833, 127.9031273745, 127.9949332833, 128.0003495968],
      2: [127.7269143198, 127.7049586143, 127.6193871525, 127.711344726, 127.7166093747],
      4: [127.5831938096, 127.5554755738, 127.4582533515, 127.5543521757, 127.5728561289],
    },
  },
  {
    name: 'ODDFPRICE',
    args: { ...oddFirst, yld: 0.1, redemption: 130 },
    byFrequency: {
      1: [69.14467395237, 69.14185364085, 69.02307965024, 69.14185364085, 69.12030187246],
      2: [67.33410920015, 67.31347096325, 67.21217814411, 67.33121558139, 67.30940036633],
      4: [66.40222808412, 66.38347009572, 66.2862478735, 66.38914130223, 66.37734584031],
    },
  },
  {
    name: 'ODDLPRICE',
    args: { ...oddLast, yld: 0.03, redemption: 100 },
    byFrequency: {
      1: [103.6796116505, 103.6796116505, 103.6796116505, 103.6796116505, 103.6796116505],
      2: [103.7180731889, 103.6796116505, 103.6796116505, 103.6796116505, 103.6796116505],
      4: [103.7176551287, 103.6796116505, 103.6796116505, 103.6796116505, 103.6796116505],
    },
  },
  {
    name: 'ODDLPRICE',
    args: { ...oddLast, yld: 0.1, redemption: 130 },
    byFrequency: {
      1: [123.9090909091, 123.9090909091, 123.9090909091, 123.9090909091, 123.9090909091],
      2: [123.9475524476, 123.9090909091, 123.9090909091, 123.9090909091, 123.9090909091],
      4: [123.9471343874, 123.9090909091, 123.9090909091, 123.9090909091, 123.9090909091],
    },
  },
  {
    name: 'ODDLPRICE',
    args: { ...endOfMarch, yld: 0.1, redemption: 67 },
    byFrequency: {
      1: [66.33333333333, 66.33333333333, 66.33333333333, 66.33333333333, 66.33333333333],
      2: [66.33333333333, 66.34695090657, 66.34695090657, 66.34695090657, 66.33333333333],
      4: [66.33333333333, 66.34695090657, 66.34695090657, 66.34695090657, 66.33333333333],
    },
  },
  {
    name: 'ODDLPRICE',
    args: { ...nineYears, yld: 0.1, redemption: 67 },
    byFrequency: {
      1: [59.04166666667, 59.04246575342, 59.04246575342, 59.04246575342, 59.04166666667],
      2: [59.04166666667, 59.04166666667, 59.04166666667, 59.04166666667, 59.04166666667],
      4: [59.04166666667, 59.04166666667, 59.04166666667, 59.04166666667, 59.04166666667],
    },
  },
];

const years = { settlement: '1990-06-01', maturity: '1995-12-31', last_interest: '1990-01-01' };
const dear = { ...years, rate: 0.02, redemption: 100 };
const cheap = { ...years, rate: 0.03, redemption: 1000 };

/**
 * The test cases of OpenFormula 1.2 for a last period of six years, by frequency. Left out: ODDLPRICE under basis 0, 90.9975570033, where
 * its ODDLYIELD, like Excel, counts 31 December as the 30th.
 */
const openFormula = [
  ['ODDLYIELD', { ...years, rate: 0.03, redemption: 100, pr: 91, basis: 0 }, [0.04997775351, 0.04997775351, 0.04997775351]],
  ['ODDLPRICE', { ...dear, yld: 0.015, basis: 1 }, [102.5120875338, 102.510143853, 102.509884509]],
  ['ODDLPRICE', { ...dear, yld: 0.015, basis: 2 }, [102.512087534, 102.510143853, 102.509884509]],
  ['ODDLPRICE', { ...cheap, yld: 0.05, basis: 3 }, [794.575995564, 794.671729071, 794.684531308]],
  ['ODDLPRICE', { ...years, rate: 0.02, redemption: 1000, yld: 0.015, basis: 4 }, [932.992137337, 932.992137337, 932.992137337]],
  ['ODDLYIELD', { ...dear, pr: 103, basis: 1 }, [0.01408788601, 0.01408379719, 0.01408325114]],
  ['ODDLYIELD', { ...dear, pr: 103, basis: 2 }, [0.01408788601, 0.01408379719, 0.01408325114]],
  ['ODDLYIELD', { ...cheap, pr: 795, basis: 3 }, [0.04987800402, 0.04990550494, 0.04990918451]],
] as const;

/** COUPDAYSNC of the same tests: settlement, maturity, frequency, and the days under bases 0 to 4. */
const daysToNext: readonly (readonly [string, string, number, OfBases])[] = [
  ['1980-02-15', '1995-11-30', 1, [285, 289, 289, 289, 285]],
  ['1980-02-15', '1995-11-30', 4, [15, 14, 14, 14, 14]],
  ['1980-02-15', '2008-02-29', 1, [15, 14, 14, 14, 14]],
  ['1980-02-15', '2010-06-05', 4, [20, 19, 19, 19, 20]],
  ['1980-03-15', '2000-02-28', 1, [345, 350, 350, 350, 343]],
  ['1980-03-15', '2000-02-28', 2, [163, 166, 166, 166, 163]],
  ['1980-03-15', '2008-02-29', 2, [165, 169, 169, 169, 165]],
  ['1980-03-15', '1994-01-31', 2, [135, 138, 138, 138, 135]],
];

describe('published prices under each basis', () => {
  for (const { name, args, byFrequency } of excel) {
    for (const frequency of [1, 2, 4] as const) {
      it.each([...byFrequency[frequency].entries()])(`${name} of ${frequency} coupons a year under basis %i is %d`, (basis, wanted) => {
        expectRatio(callFunction(name, { ...args, frequency, basis }), wanted, 1e-12);
      });
    }
  }

  it.each(daysToNext)('from %s to %s with %d coupons a year the next coupon is %j days away', (settlement, maturity, frequency, days) => {
    expect(days.map((_, basis) => callFunction('COUPDAYSNC', { settlement, maturity, frequency, basis }))).toEqual(days);
  });

  it.each(openFormula)('%s agrees with OpenFormula for %o', (name, args, wanted) => {
    for (const [index, frequency] of [1, 2, 4].entries())
      expectRatio(callFunction(name, { ...args, frequency }), wanted[index] ?? 0, 1.1e-9);
  });

  it('a yield is found after the 180th day of a period, too: 30 August is the 183rd', () => {
    const bond = { settlement: '2025-02-27', maturity: '2026-08-31', rate: 0.05, redemption: 100, frequency: 2, basis: 2 };
    expect(callFunction('YIELD', { ...bond, settlement: '2025-08-30', pr: 99 })).toBeTypeOf('number');
    const price = callFunction('PRICE', { ...bond, settlement: '2025-08-30', yld: 0.06 });
    expectRatio(callFunction('YIELD', { ...bond, settlement: '2025-08-30', pr: price }), 0.06, 1e-9);
  });
});

function expectRatio(actual: unknown, wanted: number, within: number): void {
  if (typeof actual !== 'number') throw new Error(`no number: ${JSON.stringify(actual)}`);
  expect(Math.abs(actual / wanted - 1), `${actual}`).toBeLessThanOrEqual(within);
}
