import { expect, it } from 'vitest';
import { openedSection, sectionsFor } from './sections.ts';

it('opens the section an address names, and the overview for any other', () => {
  expect(openedSection('tenant_admin', 'calculators')).toBe('calculators');
  expect(openedSection('tenant_admin', 'no-such-section')).toBe('overview');
  expect(openedSection('platform_owner', undefined)).toBe('overview');
  expect(openedSection('user', 'calculators')).toBe('overview');
});

it('shows a user no section', () => {
  expect(sectionsFor('user')).toEqual([]);
});
