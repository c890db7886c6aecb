import { describe, expect, it } from 'vitest';
import { tenantSettingsTexts } from '#contract/tenant-settings.ts';
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
