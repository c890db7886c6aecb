import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { NodeStyle } from '#contract/pages/page-view/page-node.ts';
import { reactStyle } from './page-element.tsx';

export interface Drag {
  readonly id: string;
  readonly kind: 'move' | 'resize';
  readonly dx: number;
  readonly dy: number;
}

interface CanvasItemProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly style: NodeStyle;
  readonly isSelected: boolean;
  readonly canDrag: boolean;
  readonly onSelect: () => void;
  /** Called during a drag with the distance in screen pixels, and with undefined when the drag ends. */
  readonly onDrag: (drag: Drag | undefined) => void;
  readonly onDrop: (drag: Drag) => void;
  readonly children: ReactNode;
}

/** A press that moves less than this is still a click. */
const clickSlopPx = 4;

/** A component on the canvas. It can be selected, moved, and resized, but its links, forms, and fields do nothing. */
export function CanvasItem({ id, name, className, style, isSelected, canDrag, onSelect, onDrag, onDrop, children }: CanvasItemProps) {
  const start = useRef<{ readonly kind: Drag['kind']; readonly x: number; readonly y: number; readonly pointer: number }>(undefined);

  const press = (kind: Drag['kind']) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    onSelect();
    // A finger scrolls the page until the component is selected.
    if (!canDrag || (event.pointerType === 'touch' && !isSelected)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { kind, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };
  const dragOf = (event: PointerEvent): Drag | undefined => {
    const from = start.current;
    if (from === undefined || from.pointer !== event.pointerId) return undefined;
    const drag = { id, kind: from.kind, dx: event.clientX - from.x, dy: event.clientY - from.y };
    return Math.abs(drag.dx) + Math.abs(drag.dy) < clickSlopPx ? undefined : drag;
  };
  const handlers = {
    onPointerMove: (event: PointerEvent) => {
      const drag = dragOf(event);
      if (drag !== undefined) onDrag(drag);
    },
    onPointerUp: (event: PointerEvent) => {
      const drag = dragOf(event);
      start.current = undefined;
      onDrag(undefined);
      if (drag !== undefined) onDrop(drag);
    },
    onPointerCancel: () => {
      start.current = undefined;
      onDrag(undefined);
    },
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change how the page looks
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part of the page is selected and moved with the keyboard, too
      tabIndex={0}
      aria-label={name}
      aria-current={isSelected ? 'true' : undefined}
      data-component={id}
      className={`${className} builder-item`}
      style={{ ...reactStyle(style), ...(isSelected ? { touchAction: 'none' } : {}) }}
      onFocus={(event) => {
        if (event.target === event.currentTarget) onSelect();
      }}
      onPointerDown={press('move')}
      {...handlers}
    >
      {children}
      {isSelected && canDrag ? (
        <span className="builder-handle" aria-hidden="true" data-testid="resize" onPointerDown={press('resize')} {...handlers} />
      ) : null}
    </div>
  );
}
