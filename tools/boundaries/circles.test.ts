import { describe, expect, it } from 'vitest';
import { circleSentences, circlesIn } from './circles.ts';
import { sourceFiles } from './imports.ts';

const plans = { file: 'sync-server/plans/list-plans.ts', text: "import { bill } from '#server/billing/bill.ts';\n" };
const billing = { file: 'sync-server/billing/bill.ts', text: "import type { Tax } from '../coupons/tax.ts';\n" };
const coupons = { file: 'sync-server/coupons/tax.ts', text: "import { listPlans } from '#server/plans/list-plans.ts';\n" };

describe('circles between folders', () => {
  it('notices folders that import each other through a third one', () => {
    const [circle, ...others] = circlesIn([plans, billing, coupons]);
    expect(circle?.folders).toEqual(['sync-server/billing', 'sync-server/coupons', 'sync-server/plans']);
    expect(circle?.imports).toHaveLength(3);
    expect(others).toEqual([]);
    expect(circleSentences([plans, billing, coupons])).toHaveLength(1);
  });

  it('lets a chain of folders and imports inside a folder pass', () => {
    expect(circlesIn([plans, billing, { ...coupons, text: "import { rate } from './rate.ts';\n" }])).toEqual([]);
  });

  it('leaves out tests and their support', () => {
    const test = { ...coupons, file: 'sync-server/coupons/tax.test.ts' };
    const support = { file: 'sync-server/testing/scene.ts', text: "import { bill } from '#server/billing/bill.ts';\n" };
    expect(circlesIn([plans, billing, test, support])).toEqual([]);
  });

  it('finds none in the sources', () => {
    expect(circleSentences(sourceFiles())).toEqual([]);
  });
});
