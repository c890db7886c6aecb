import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnRatiosText } from '#contract/pages/column-ratios.ts';
import { pageComponentTypes } from '#contract/pages/landing-page-components.ts';
import { builder } from '#contract/pages/landing-page-values.ts';
import { type BuilderPage, defaultGlobalStyles, landingPageTexts, mostComponents, PageConfig } from '#contract/pages/landing-pages.ts';
import { layoutFaults } from '#contract/pages/page-view/check-layout.ts';
import { arrangePage, holderOf } from '#contract/pages/page-view/page-layout.ts';
import { componentKinds, createComponent } from './component-kinds.ts';
import { endGesture, type History, recordEdit, redo, startHistory, undo } from './history.ts';
import {
  addComponent,
  findComponent,
  moveComponent,
  moveToSpot,
  pasteComponent,
  removeComponent,
  resizeComponent,
  setPageProperty,
  setProperty,
  stepComponent,
} from './page-edits.ts';
import { snapToGrid } from './snap.ts';
import { partOnPage } from './stack-parts.ts';
import type { Spot } from './stack-spots.ts';

const empty: PageConfig = {
  name: 'Spring',
  components: [],
  globalStyles: defaultGlobalStyles,
  seo: { title: '', description: '', keywords: '' },
};
const heading = createComponent('heading', 'h', { x: 0, y: 0 });
const page: PageConfig = { ...empty, components: [heading, createComponent('row', 'r', { x: 0, y: 200 })] };

const inSection: Spot = { side: 'inside', anchorId: 'section' };

/** One random edit of a page. Its result must be a valid page. */
const action = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), type: fc.constantFrom(...pageComponentTypes) }),
  fc.record({
    kind: fc.constant('move' as const),
    at: fc.nat(12),
    x: fc.integer({ min: -500, max: 2000 }),
    y: fc.integer({ min: -500, max: 5000 }),
  }),
  fc.record({
    kind: fc.constant('resize' as const),
    at: fc.nat(12),
    x: fc.integer({ min: -50, max: 2000 }),
    y: fc.integer({ min: -50, max: 5000 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(12) }),
  fc.record({ kind: fc.constant('paste' as const), at: fc.nat(12) }),
  fc.record({ kind: fc.constant('step' as const), at: fc.nat(12), direction: fc.constantFrom('up', 'down') }),
  fc.record({
    kind: fc.constant('drop' as const),
    at: fc.nat(12),
    anchor: fc.nat(12),
    side: fc.constantFrom('before', 'after', 'above', 'below', 'left', 'right', 'inside'),
  }),
  fc.record({
    kind: fc.constant('style' as const),
    at: fc.nat(12),
    value: fc.constantFrom('#fff', '#0f766e', 'javascript:alert(1)', undefined),
  }),
  fc.record({ kind: fc.constant('page' as const), value: fc.constantFrom('#000000', '#123456', 'url(x)') }),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

function perform(before: PageConfig, one: Action, newId: () => string): PageConfig {
  const id = 'at' in one ? (before.components[one.at]?.id ?? 'nothing') : newId();
  const part = partOnPage(before.components, id);
  const kept = (edited: ReturnType<typeof setProperty>) => (edited.ok ? edited.value : before);
  switch (one.kind) {
    case 'add':
      return kept(addComponent(before, createComponent(one.type, id, { x: 0, y: 0 })));
    case 'move':
      return moveComponent(before, id, one.x, one.y);
    case 'resize':
      return resizeComponent(before, id, one.x, one.y);
    case 'remove':
      return removeComponent(before, id);
    case 'paste':
      return part === undefined ? before : kept(pasteComponent(before, part, newId));
    case 'step':
      return stepComponent(before, id, one.direction);
    case 'drop': {
      const spot: Spot = { side: one.side, anchorId: before.components[one.anchor]?.id ?? 'nothing' };
      return moveToSpot(before, id, spot);
    }
    case 'style':
      return kept(setProperty(before, id, 'styles.color', one.value));
    case 'page':
      return kept(setPageProperty(before, 'globalStyles.textColor', one.value));
  }
}

function repeat<State>(times: number, history: History<State>, step: (history: History<State>) => History<State>): History<State> {
  return times === 0 ? history : repeat(times - 1, step(history), step);
}

describe('5,000 random edits', () => {
  test('[R-BLD-15] undoing everything restores the start, redoing everything restores the end, and there are never more than 50 entries', () => {
    let made = 0;
    const newId = () => {
      made += 1;
      return `n${made}`;
    };
    let actions = 0;
    fc.assert(
      fc.property(fc.array(action, { minLength: builder.historyEntries, maxLength: builder.historyEntries }), (list) => {
        actions += list.length;
        const end = list.reduce((history, one) => recordEdit(history, perform(history.present, one, newId)), startHistory(page));
        expect(end.past.length).toBeLessThanOrEqual(builder.historyEntries);
        const start = repeat(end.past.length, end, undo);
        expect([start.present, start.past]).toEqual([page, []]);
        expect(repeat(start.future.length, start, redo).present).toBe(end.present);
        expect(PageConfig.safeParse(end.present).success).toBe(true);
        for (const state of [...end.past, end.present]) expect(layoutFaults(state.components)).toEqual([]);
      }),
      { numRuns: 100 },
    );
    expect(actions).toBe(5000);
  });

  test('[R-BLD-15] [R-BLD-16] an edit that changes nothing adds no entry, whatever it is', () => {
    const history = startHistory(page);
    const nothing = [
      moveComponent(page, 'h', 0, 0),
      resizeComponent(page, 'h', 600, 60),
      removeComponent(page, 'unknown'),
      stepComponent(page, 'h', 'up'),
      stepComponent(page, 'unknown', 'down'),
      setProperty(page, 'h', 'content.text', 'A heading'),
      setPageProperty(page, 'name', 'Spring'),
    ].map((edited) => ('ok' in edited ? (edited.ok ? edited.value : undefined) : edited));
    for (const next of nothing) expect(recordEdit(history, next ?? empty)).toBe(history);
  });

  test('[R-BLD-15] the oldest of more than 50 entries is forgotten', () => {
    const full = Array.from({ length: 80 }, (_, at) => at + 1).reduce((history, at) => recordEdit(history, at), startHistory(0));
    expect(full.past).toHaveLength(50);
    expect(repeat(50, full, undo).present).toBe(30);
  });

  test('one gesture is one entry, and the next one is another', () => {
    const typed = ['a', 'ab', 'abc'].reduce((history, text) => recordEdit(history, text, 'name'), startHistory(''));
    expect(typed.past).toEqual(['']);
    expect(recordEdit(endGesture(typed), 'abcd', 'name').past).toEqual(['', 'abc']);
  });
});

describe('edits of a page', () => {
  test('[R-BLD-14] a copy lands 20 px below the original and 20 px further right', () => {
    const pasted = pasteComponent(page, { component: heading, gap: 0, lines: [], cells: [] }, () => 'copy');
    expect(pasted.ok && findComponent(pasted.value, 'copy')).toEqual({ ...heading, id: 'copy', position: { x: 20, y: 80 } });
  });

  test('a copy of a section brings its content with new ids', () => {
    const full = ['section', 'heading'] as const;
    const start = full.reduce((before, type) => {
      const added = addComponent(before, createComponent(type, type, { x: 0, y: 0 }), type === 'section' ? { side: 'end' } : inSection);
      return added.ok ? added.value : before;
    }, empty);
    const part = partOnPage(start.components, 'section');
    let made = 0;
    const newId = () => {
      made += 1;
      return `copy${made}`;
    };
    const pasted = part === undefined ? undefined : pasteComponent(start, part, newId);
    const components = pasted?.ok === true ? pasted.value.components : [];
    expect(components.map(({ id, position: { y } }) => [id, y])).toEqual([
      ['section', 0],
      ['heading', 48],
      ['copy1', 320],
      ['copy2', 368],
    ]);
  });

  test('[R-BLD-03] lengths snap to a grid of 20 px', () => {
    expect([0, 9, 10, 29, 31, -4].map(snapToGrid)).toEqual([0, 0, 20, 20, 40, 0]);
  });

  test('a component stays on the page, and pushes others down', () => {
    expect(findComponent(moveComponent(page, 'h', -40, -1), 'h')?.position).toEqual({ x: 0, y: 0 });
    expect(findComponent(moveComponent(page, 'h', 9999, 60), 'h')?.position).toEqual({ x: 600, y: 60 });
    expect(moveComponent(page, 'h', 0, -5)).toBe(page);
  });

  test('steps lead into the cells of a row and out of it', () => {
    const held = (at: BuilderPage) => holderOf(findComponent(at, 'h') ?? heading, at.components)?.id;
    const inFirst = stepComponent(page, 'h', 'down');
    expect([held(page), held(inFirst)]).toEqual([undefined, 'r']);
    const below = stepComponent(stepComponent(inFirst, 'h', 'down'), 'h', 'down');
    expect([held(below), arrangePage(below.components).map(({ component }) => component.id)]).toEqual([undefined, ['r', 'h']]);
    expect(stepComponent(below, 'h', 'down')).toBe(below);
    expect(arrangePage(stepComponent(stepComponent(stepComponent(below, 'h', 'up'), 'h', 'up'), 'h', 'up').components)).toHaveLength(2);
  });

  test('a part that is dropped beside another shares its line, and one dropped above has a line of its own', () => {
    const texts = ['a', 'b'].reduce((before, id) => {
      const added = addComponent(before, createComponent('text', id, { x: 0, y: 0 }));
      return added.ok ? added.value : before;
    }, empty);
    const place = (at: BuilderPage, id: string) => findComponent(at, id)?.position;
    const beside = moveToSpot(texts, 'b', { side: 'left', anchorId: 'a' });
    expect([place(beside, 'b'), place(beside, 'a')]).toEqual([
      { x: 0, y: 0 },
      { x: 600, y: 0 },
    ]);
    const above = moveToSpot(texts, 'b', { side: 'above', anchorId: 'a' });
    expect([place(above, 'b'), place(above, 'a')]).toEqual([
      { x: 40, y: 0 },
      { x: 40, y: 100 },
    ]);
  });

  test('[R-BLD-38] ratios that do not fit are refused with their sentence, and the row keeps its own', () => {
    const custom = setProperty(page, 'r', 'content.columnRatios', '2:1');
    expect(custom.ok && findComponent(custom.value, 'r')?.content).toMatchObject({ columnRatios: '2:1' });
    expect(setProperty(page, 'r', 'content.columnRatios', '2:x')).toMatchObject({ ok: false, message: columnRatiosText(2) });
  });

  test('a page takes no more than 200 components', () => {
    const full = { ...page, components: Array.from({ length: mostComponents }, (_, at) => ({ ...heading, id: `h${at}` })) };
    expect(addComponent(full, heading)).toMatchObject({ ok: false, message: landingPageTexts.tooManyComponents });
  });
});

describe('kinds of components', () => {
  test('a new component of every type fits the contract', () => {
    for (const type of pageComponentTypes) expect(createComponent(type, 'new', { x: 0, y: 0 }).type).toBe(type);
  });

  test('each field names a property that the contract knows', () => {
    for (const type of pageComponentTypes) {
      const base = { ...empty, components: [createComponent(type, 'c', { x: 0, y: 0 })] };
      for (const { path, control, options, isOptional } of componentKinds[type].fields) {
        const values = options?.map(({ value }) => (value === '' && isOptional ? undefined : value)) ?? [];
        for (const value of control === 'choice' ? values : []) {
          expect([type, path, value, setProperty(base, 'c', path, value).ok]).toEqual([type, path, value, true]);
        }
      }
    }
  });
});
