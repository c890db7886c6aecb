import { useState } from 'react';
import type { PageComponent, PageComponentType } from '#contract/pages/landing-page-components.ts';
import type { BuilderPage } from '#contract/pages/landing-pages.ts';
import { boxOf, holderOf } from '#contract/pages/page-view/page-layout.ts';
import type { StackPart } from '#contract/pages/page-view/stack/page-stack.ts';
import { createComponent } from './component-kinds.ts';
import {
  addComponent,
  type Edited,
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
import { usePageHistory } from './use-page-history.ts';

/** The edited page with its history, its selection, and the actions on them. */
export interface Builder {
  readonly page: BuilderPage;
  readonly selected: PageComponent | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canPaste: boolean;
  readonly snaps: boolean;
  readonly showsGrid: boolean;
  /** The part that was added last. The canvas scrolls to it. */
  readonly addedId: string | undefined;
  select(id: string | undefined): void;
  setSnaps(snaps: boolean): void;
  setShowsGrid(shows: boolean): void;
  /** Shows another page, with its own history. */
  open(page: BuilderPage): void;
  /** Replaces the page in a way that can be undone. */
  replace(page: BuilderPage): void;
  /** Adds a part at a spot; without one inside the selected section or row, below the selected part, or at the end. */
  add(type: PageComponentType, spot?: Spot): void;
  moveTo(id: string, spot: Spot): void;
  /** Moves a part one place up or down, into sections and out of them. */
  step(id: string, direction: 'up' | 'down'): void;
  /** Moves a component by page pixels, snapping to the grid if that is on. */
  moveBy(id: string, dx: number, dy: number): void;
  resizeBy(id: string, dx: number, dy: number): void;
  remove(): void;
  copy(): void;
  paste(): void;
  duplicate(): void;
  undo(): void;
  redo(): void;
  setProperty(id: string, path: string, value: unknown, clears: readonly string[]): Edited;
  setPageProperty(path: string, value: unknown): Edited;
  endGesture(): void;
}

export function useBuilder(initial: BuilderPage): Builder {
  const { page, record, recordAccepted, begin, ...steps } = usePageHistory(initial);
  const [selectedId, setSelectedId] = useState<string>();
  const [addedId, setAddedId] = useState<string>();
  const [snaps, setSnaps] = useState(true);
  const [showsGrid, setShowsGrid] = useState(true);
  const selected = findComponent(page, selectedId);
  const place = (length: number) => (snaps ? snapToGrid(length) : Math.round(length));

  const show = (id: string) => {
    setSelectedId(id);
    setAddedId(id);
  };
  const copying = useCopying(page, selected, { recordAccepted, onAdded: show });

  return {
    page,
    ...steps,
    selected,
    snaps,
    showsGrid,
    addedId,
    select: setSelectedId,
    setSnaps,
    setShowsGrid,
    open: (next) => {
      begin(next);
      setSelectedId(undefined);
    },
    replace: (next) => {
      record(next);
      setSelectedId(undefined);
    },
    add: (type, spot = spotBeside(selected)) => {
      const id = newComponentId();
      if (recordAccepted(addComponent(page, createComponent(type, id, { x: 0, y: 0 }), spot)).ok) show(id);
    },
    moveTo: (id, spot) => {
      record(moveToSpot(page, id, spot));
      setSelectedId(id);
    },
    step: (id, direction) => record(stepComponent(page, id, direction)),
    moveBy: (id, dx, dy) => record(movedBy(page, id, { dx, dy }, place)),
    resizeBy: (id, dx, dy) => record(resizedBy(page, id, { dx, dy }, place)),
    remove: () => {
      if (selected === undefined) return;
      record(removeComponent(page, selected.id));
      setSelectedId(undefined);
    },
    ...copying,
    setProperty: (id, path, value, clears) => recordAccepted(setProperty(page, id, path, value, clears), `${id}.${path}`),
    setPageProperty: (path, value) => recordAccepted(setPageProperty(page, path, value), path),
  };
}

interface Copying {
  readonly recordAccepted: (edited: Edited) => Edited;
  readonly onAdded: (id: string) => void;
}

/** Copies of the selected part and its content. */
function useCopying(page: BuilderPage, selected: PageComponent | undefined, { recordAccepted, onAdded }: Copying) {
  const [clipboard, setClipboard] = useState<StackPart>();
  const selectedPart = () => (selected === undefined ? undefined : partOnPage(page.components, selected.id));
  const addCopy = (copied: StackPart | undefined): StackPart | undefined => {
    if (copied === undefined) return undefined;
    const ids: string[] = [];
    const newId = () => {
      const id = newComponentId();
      ids.push(id);
      return id;
    };
    const pasted = recordAccepted(pasteComponent(page, copied, newId));
    const [id = ''] = ids;
    if (!pasted.ok) return undefined;
    onAdded(id);
    return partOnPage(pasted.value.components, id);
  };
  return {
    canPaste: clipboard !== undefined,
    copy: () => setClipboard(selectedPart() ?? clipboard),
    // Pasting again continues from the last copy, so that copies do not cover one another.
    paste: () => setClipboard(addCopy(clipboard) ?? clipboard),
    duplicate: () => void addCopy(selectedPart()),
  };
}

interface Distance {
  readonly dx: number;
  readonly dy: number;
}

type Place = (length: number) => number;

/** The page with a component moved. Its place stays exact on an axis along which it does not move. */
function movedBy(page: BuilderPage, id: string, { dx, dy }: Distance, place: Place): BuilderPage {
  const component = findComponent(page, id);
  if (component === undefined) return page;
  // In a cell only the order of the parts counts.
  if (dy !== 0 && holderOf(component, page.components)?.type === 'row') return stepComponent(page, id, dy < 0 ? 'up' : 'down');
  const { x, y } = component.position;
  return moveComponent(page, id, dx === 0 ? x : place(x + dx), dy === 0 ? y : place(y + dy));
}

function resizedBy(page: BuilderPage, id: string, { dx, dy }: Distance, place: Place): BuilderPage {
  const component = findComponent(page, id);
  if (component === undefined) return page;
  const { width, height } = boxOf(component);
  return resizeComponent(page, id, dx === 0 ? width : place(width + dx), dy === 0 ? height : place(height + dy));
}

/** The spot for a part that is added without one. */
function spotBeside(selected: PageComponent | undefined): Spot {
  if (selected === undefined) return { side: 'end' };
  const isHolder = selected.type === 'section' || selected.type === 'row';
  return { side: isHolder ? 'inside' : 'after', anchorId: selected.id };
}

function newComponentId(): string {
  return `c${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
