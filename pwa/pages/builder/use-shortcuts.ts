import { useEffect, useRef } from 'react';
import { builder as figures } from '#contract/pages/landing-page-values.ts';
import type { Builder } from './page/use-builder.ts';

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keyboard shortcuts of the builder. They are off while the person types, uses a menu, or has a dialog open. */
export function useShortcuts(builder: Builder): void {
  const newest = useRef(builder);
  newest.current = builder;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event.target)) return;
      if (perform(newest.current, event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** True if the key belongs to a field or to a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open], [role=menu]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [contenteditable=""], [contenteditable=true]') !== null;
}

/** Runs the shortcut of a key. False if the key is no shortcut. */
function perform(builder: Builder, { key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  const action =
    ctrlKey || metaKey
      ? withControl(builder, key.toLowerCase(), shiftKey)
      : altKey
        ? withAlt(builder, key)
        : plain(builder, key, shiftKey, target);
  action?.();
  return action !== undefined;
}

function withControl(builder: Builder, key: string, isShifted: boolean): (() => void) | undefined {
  if (key === 'z') return isShifted ? builder.redo : builder.undo;
  if (key === 'y') return builder.redo;
  if (key === 'v' && builder.canPaste) return builder.paste;
  if (builder.selected === undefined) return undefined;
  if (key === 'c') return builder.copy;
  return key === 'd' ? builder.duplicate : undefined;
}

/** Changes the place of the selected part among the others, on the page and in the layers. */
function withAlt(builder: Builder, key: string): (() => void) | undefined {
  const { selected } = builder;
  if (selected === undefined || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  return () => builder.step(selected.id, key === 'ArrowUp' ? 'up' : 'down');
}

function plain(builder: Builder, key: string, isShifted: boolean, target: EventTarget | null): (() => void) | undefined {
  const { selected } = builder;
  if (selected === undefined) return undefined;
  if (key === 'Delete' || key === 'Backspace') return builder.remove;
  if (key === 'Escape') return () => builder.select(undefined);
  const arrow = arrows[key];
  if (arrow === undefined || !isOnPage(target)) return undefined;
  const step = builder.snaps ? figures.gridPx : 1;
  const [dx, dy] = [arrow[0] * step, arrow[1] * step];
  return () => (isShifted ? builder.resizeBy(selected.id, dx, dy) : builder.moveBy(selected.id, dx, dy));
}

/** True if the page or nothing has the focus. In lists and tabs the arrow keys move between items. */
function isOnPage(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest('[data-canvas]') !== null);
}
