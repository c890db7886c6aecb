import { useState } from 'react';
import type { PageComponent, PageComponentType } from '#contract/pages/landing-page-components.ts';
import { builder } from '#contract/pages/landing-page-values.ts';
import type { BuilderPage } from '#contract/pages/landing-pages.ts';
import { boxOf } from '#contract/pages/page-view/page-layout.ts';
import { createComponent } from './component-kinds.ts';
import {
  addComponent,
  type Edited,
  findComponent,
  type LayerMove,
  moveComponent,
  orderComponent,
  pasteComponent,
  removeComponent,
  resizeComponent,
  setPageProperty,
  setProperty,
} from './page-edits.ts';
import { snapToGrid } from './snap.ts';
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
  select(id: string | undefined): void;
  setSnaps(snaps: boolean): void;
  setShowsGrid(shows: boolean): void;
  /** Shows another page, with its own history. */
  open(page: BuilderPage): void;
  /** Replaces the page in a way that can be undone. */
  replace(page: BuilderPage): void;
  add(type: PageComponentType, at?: { readonly x: number; readonly y: number }): void;
  /** Moves a component by page pixels, snapping to the grid if that is on. */
  moveBy(id: string, dx: number, dy: number): void;
  resizeBy(id: string, dx: number, dy: number): void;
  order(id: string, move: LayerMove): void;
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
  const [clipboard, setClipboard] = useState<PageComponent>();
  const [snaps, setSnaps] = useState(true);
  const [showsGrid, setShowsGrid] = useState(true);
  const selected = findComponent(page, selectedId);
  const place = (length: number) => (snaps ? snapToGrid(length) : Math.round(length));

  const addCopy = (copied: PageComponent | undefined): PageComponent | undefined => {
    const id = newComponentId();
    const pasted = copied === undefined ? undefined : recordAccepted(pasteComponent(page, copied, id));
    if (pasted?.ok !== true) return undefined;
    setSelectedId(id);
    return findComponent(pasted.value, id);
  };

  return {
    page,
    ...steps,
    selected,
    canPaste: clipboard !== undefined,
    snaps,
    showsGrid,
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
    add: (type, at) => {
      const id = newComponentId();
      const position = at === undefined ? { x: 0, y: belowAll(page) } : { x: Math.max(0, place(at.x)), y: Math.max(0, place(at.y)) };
      if (recordAccepted(addComponent(page, createComponent(type, id, position))).ok) setSelectedId(id);
    },
    moveBy: (id, dx, dy) => record(movedBy(page, id, { dx, dy }, place)),
    resizeBy: (id, dx, dy) => record(resizedBy(page, id, { dx, dy }, place)),
    order: (id, move) => record(orderComponent(page, id, move)),
    remove: () => {
      if (selected === undefined) return;
      record(removeComponent(page, selected.id));
      setSelectedId(undefined);
    },
    copy: () => setClipboard(selected ?? clipboard),
    // Pasting again continues from the last copy, so that copies do not cover one another.
    paste: () => setClipboard(addCopy(clipboard) ?? clipboard),
    duplicate: () => void addCopy(selected),
    setProperty: (id, path, value, clears) => recordAccepted(setProperty(page, id, path, value, clears), `${id}.${path}`),
    setPageProperty: (path, value) => recordAccepted(setPageProperty(page, path, value), path),
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
  const { x, y } = component.position;
  return moveComponent(page, id, dx === 0 ? x : place(x + dx), dy === 0 ? y : place(y + dy));
}

function resizedBy(page: BuilderPage, id: string, { dx, dy }: Distance, place: Place): BuilderPage {
  const component = findComponent(page, id);
  if (component === undefined) return page;
  const { width, height } = boxOf(component);
  return resizeComponent(page, id, dx === 0 ? width : place(width + dx), dy === 0 ? height : place(height + dy));
}

/** Position for a new component: one grid line below the lowest component. */
function belowAll({ components }: BuilderPage): number {
  const bottoms = components.map(boxOf).map(({ y, height }) => y + height);
  return bottoms.length === 0 ? 0 : snapToGrid(Math.max(...bottoms)) + builder.gridPx;
}

function newComponentId(): string {
  return `c${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
