import { describe, expect, it } from 'vitest';
import { tenantSettingsTexts } from '#contract/tenant-settings.ts';
import type { OutboxEntry } from '../local/collections.ts';
import { assumptionsAfter } from './assumptions-after.ts';
import { readAssumptions, textsOf } from './read-assumptions.ts';

const empty = textsOf({});

describe('the form of assumptions', () => {
  it('leaves out what is empty', () => {
    expect(readAssumptions(empty)).toEqual({ ok: true, assumptions: {} });
    expect(readAssumptions({ ...empty, inflation: '2.5', figures: '2025' })).toEqual({
      ok: true,
      assumptions: { inflation: 2.5, figures: '2025' },
    });
  });

  it('shows what it read', () => {
    const assumptions = { inflation: 2.5, return: 6, returnCap: 7, lifeExpectancy: 92, figures: '2026' };
    expect(readAssumptions(textsOf(assumptions))).toEqual({ ok: true, assumptions });
  });

  it('refuses in the words of the contract, beside the field', () => {
    expect(readAssumptions({ ...empty, lifeExpectancy: '49', inflation: '21' })).toEqual({
      ok: false,
      problems: { lifeExpectancy: tenantSettingsTexts.lifeExpectancy, inflation: tenantSettingsTexts.inflation },
    });
    expect(readAssumptions({ ...empty, return: 'much' })).toEqual({ ok: false, problems: { return: tenantSettingsTexts.return } });
  });

  it('refuses a return above the highest return', () => {
    expect(readAssumptions({ ...empty, return: '8', returnCap: '7' }).ok).toBe(false);
    expect(readAssumptions({ ...empty, return: '7', returnCap: '7' }).ok).toBe(true);
  });
});

describe('waiting changes', () => {
  const entry = (over: Partial<OutboxEntry>): OutboxEntry => ({
    id: '1',
    seq: 1,
    type: 'tenants.settings',
    v: 1,
    tenantId: 'a',
    args: { tenantId: 'a', assumptions: { inflation: 3 } },
    summary: '',
    baseVersion: null,
    dependsOn: [],
    state: 'queued',
    createdAt: '2026-01-01T00:00:00.000Z',
    tries: 0,
    code: null,
    message: null,
    commits: {},
    changedMeanwhile: false,
    ...over,
  });

  it('replace the firm’s assumptions as a whole, the last one first', () => {
    const later = entry({ id: '2', seq: 2, args: { tenantId: 'a', assumptions: { return: 5 } } });
    expect(assumptionsAfter({ inflation: 1 }, 'a', [entry({}), later])).toEqual({ return: 5 });
  });

  it('of another tenant or without assumptions change nothing', () => {
    expect(assumptionsAfter({ inflation: 1 }, 'b', [entry({})])).toEqual({ inflation: 1 });
    expect(assumptionsAfter({ inflation: 1 }, 'a', [entry({ args: { tenantId: 'a', offlineDays: 3 } })])).toEqual({ inflation: 1 });
  });
});
