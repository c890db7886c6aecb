import { expect, it } from 'vitest';
import {
  addQuickAction,
  type QuickAction,
  quickActionsKey,
  quickActionTexts,
  readQuickActions,
  removeQuickAction,
} from './quick-actions.ts';

const action = (at: number): QuickAction => ({ path: `/p${at}`, label: `P ${at}`, icon: 'star' });
const eight = Array.from({ length: 8 }, (_, at) => action(at));

it('[R-ADM-11] ignores a ninth quick action', () => {
  expect(addQuickAction(eight.slice(0, 7), action(7))).toHaveLength(8);
  expect(addQuickAction(eight, action(8))).toBe(eight);
});

it('[R-ADM-12] ignores a duplicate', () => {
  const one = [action(1)];
  expect(addQuickAction(one, { ...action(1), label: 'Again' })).toBe(one);
});

it('removes one, and reads back what was stored', () => {
  expect(removeQuickAction(eight, '/p3').map(({ path }) => path)).not.toContain('/p3');
  expect(readQuickActions(JSON.stringify(eight))).toEqual(eight);
  expect(quickActionsKey).toBe('quickActions');
  expect(Object.values(quickActionTexts)).toEqual(['Drag menu items here', 'Up to 8 quick actions']);
});

it('starts empty when the stored value cannot be read', () => {
  for (const broken of ['', '{', '{}', '[1]', '[{"path":1}]']) expect(readQuickActions(broken), broken).toBeUndefined();
});
