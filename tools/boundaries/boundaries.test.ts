import { describe, expect, it } from 'vitest';
import { brokenBoundaries, brokenIn } from './imports.ts';
import { boundaryRules } from './rules.ts';

/** One file per rule that breaks it, because a guard that was never seen to fail is not a guard. */
const fixtures: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'calculators depend on nothing': ['calculators/tax/sales/sales-tax.ts', "import { useState } from 'react';\n"],
  'a shelf does not import another shelf': [
    'calculators/tax/sales/sales-tax.ts',
    "import auto from '../../automotive/loans/auto-loan.ts';\n",
  ],
  'the kit and the figures know no shelf': ['calculators/kit/money/money.ts', "import auto from '../../automotive/loans/auto-loan.ts';\n"],
  'the contract knows neither side': ['sync-server/contract/sync.ts', "import { openDatabase } from '#server/core/data/database.ts';\n"],
  'the app imports nothing of the server but the contract': [
    'pwa/app/start/main.tsx',
    "const server = import('#server/programs/main.ts');\n",
  ],
  'the server imports nothing of the app': ['sync-server/programs/main.ts', "export { local } from '#app/device/local/open-local.ts';\n"],
  'programs alone import the wiring': [
    'sync-server/edge/graphql/schema.ts',
    "import { operations } from '#server/wiring/operations.ts';\n",
  ],
  'the wiring knows of a domain only its face': [
    'sync-server/wiring/row-loaders.ts',
    "import { couponColumns } from '#server/money/coupons/coupon-columns.ts';\n",
  ],
  'only the wiring reads faces': [
    'sync-server/money/plans/update-plan.ts',
    "import { couponsFace } from '#server/money/coupons/domain.ts';\n",
  ],
  'a list of faces imports faces alone': [
    'sync-server/money/faces.ts',
    "import { couponColumns } from '#server/money/coupons/coupon-columns.ts';\n",
  ],
  'one file reads the environment of the server': ['sync-server/core/http/server.ts', "import process from 'node:process';\n"],
  'no calculator in the local database': ['pwa/device/local/outbox.ts', "import { catalog } from '#calculators/catalog.gen.ts';\n"],
  'the app does not import its test support': ['pwa/app/start/main.tsx', "import { acme } from '#app/testing/people.ts';\n"],
};

describe('the direction of imports', () => {
  it.each(boundaryRules.map((rule) => rule.name))('notices a break of: %s', (name) => {
    const fixture = fixtures[name];
    expect(fixture, `a fixture for "${name}"`).toBeDefined();
    const [file, text] = fixture ?? ['', ''];
    expect(brokenIn(file, text).filter((sentence) => sentence.includes(name))).toHaveLength(1);
  });

  it('lets imports within a shelf, from the kit, and from the contract pass', () => {
    const neighbors = "import { a } from '../fields.ts';\nimport { b } from '../../kit/money/money.ts';\n";
    expect(brokenIn('calculators/tax/sales/sales-tax.ts', neighbors)).toEqual([]);
    expect(brokenIn('pwa/device/local/outbox.ts', "import { a } from '#contract/sync/sync.ts';\n")).toEqual([]);
  });

  it('lets the wiring read faces, and make the services of a domain in the file for that', () => {
    expect(brokenIn('sync-server/wiring/domains.ts', "import { moneyFaces } from '#server/money/faces.ts';\n")).toEqual([]);
    expect(
      brokenIn('sync-server/wiring/create-parts.ts', "import { createAiService } from '#server/calculators/explanations/ai-service.ts';\n"),
    ).toEqual([]);
  });

  it('holds in every source file', () => {
    expect(brokenBoundaries()).toEqual([]);
  });
});
