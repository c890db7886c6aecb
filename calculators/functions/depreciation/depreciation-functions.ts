import { declareFunction, endPeriod, number, openFormula, startPeriod } from '#calculators/functions/arguments/declare.ts';
import { db, ddb, sln, syd } from '#calculators/kit/finance/depreciation.ts';
import { macrs } from '#calculators/kit/finance/macrs.ts';
import { vdb } from './variable-depreciation.ts';

const asset = { cost: number, salvage: number, life: number };
const factor = { kind: 'number', optional: true, defaultValue: 2 } as const;

/** Depreciation under the spreadsheet names, and MACRS. */
export const depreciationFunctions = {
  SLN: declareFunction({
    declared: asset,
    description: 'Straight-line depreciation of one period.',
    source: openFormula,
    call: sln,
  }),
  SYD: declareFunction({
    declared: { ...asset, per: { kind: 'number', also: ['period'] } },
    description: "Sum-of-years'-digits depreciation of one period.",
    source: openFormula,
    call: syd,
  }),
  DB: declareFunction({
    declared: { ...asset, period: { kind: 'number', also: ['per'] }, month: { kind: 'truncated', optional: true, defaultValue: 12 } },
    description: 'Fixed-declining-balance depreciation of one period.',
    source: openFormula,
    call: db,
  }),
  DDB: declareFunction({
    declared: { ...asset, period: { kind: 'number', also: ['per'] }, factor },
    description: 'Double-declining-balance depreciation of one period.',
    source: openFormula,
    call: ddb,
  }),
  VDB: declareFunction({
    declared: {
      ...asset,
      startPeriod: { kind: 'number', also: startPeriod },
      endPeriod: { kind: 'number', also: endPeriod },
      factor,
      noSwitch: { kind: 'flag', optional: true, defaultValue: false },
    },
    description: 'Declining-balance depreciation between two points, going over to the straight line.',
    source: openFormula,
    call: vdb,
  }),
  MACRS: declareFunction({
    declared: {
      cost: number,
      life: number,
      period: { kind: 'integer', also: ['year'] },
      month: { kind: 'integer', optional: true, defaultValue: 1 },
      quarter: { kind: 'integer', optional: true },
    },
    description: 'Deduction of one year under the general depreciation system.',
    source: 'IRS Publication 946, appendix A, tables A-1 to A-6 and A-7a',
    call: macrs,
  }),
};
