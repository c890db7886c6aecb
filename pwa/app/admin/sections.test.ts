import { expect, it } from 'vitest';
import { openedSection, sectionsFor } from './sections.ts';

it('opens the section that an address names, the overview for none or one of another role, and nothing for an unknown one', () => {
  expect(openedSection('tenant_admin', 'calculators')?.id).toBe('calculators');
  expect(openedSection('tenant_admin', 'no-such-section')).toBeUndefined();
  expect(openedSection('tenant_admin', 'tenants')?.id).toBe('overview');
  expect(openedSection('platform_owner', undefined)?.id).toBe('overview');
  expect(openedSection('user', 'calculators')).toBeUndefined();
});

it('shows a user no section', () => {
  expect(sectionsFor('user')).toEqual([]);
});
