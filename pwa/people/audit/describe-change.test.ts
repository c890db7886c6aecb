import { expect, it } from 'vitest';
import { actionText } from './audit-texts.ts';
import { describeChange } from './describe-change.ts';

it('names the fields that changed, with the value before and after', () => {
  expect(describeChange({ name: 'Acme', plan: 'a', tags: [1] }, { name: 'Acme', plan: 'b', tags: [1, 2] })).toEqual([
    { field: 'plan', before: 'a', after: 'b' },
    { field: 'tags', before: '[1]', after: '[1,2]' },
  ]);
});

it('shows created and removed values with an empty counterpart', () => {
  expect(describeChange(null, { name: 'Acme' })).toEqual([{ field: 'name', before: '—', after: 'Acme' }]);
  expect(describeChange({ name: 'Acme' }, null)).toEqual([{ field: 'name', before: 'Acme', after: '—' }]);
});

it('says an operation in words', () => {
  expect(actionText('tenants.changeAdmin')).toBe('Tenants: change admin');
  expect(actionText('signIn')).toBe('Sign in');
});
