import { useDraggable } from '@dnd-kit/core';
import { type PointerEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import type { NodeStyle } from '#contract/pages/page-view/page-node.ts';
import { reactStyle } from './page-element.tsx';

/** A change of size by the handle, in screen pixels. */
export interface Resize {
  readonly id: string;
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
  /** Edits one of its texts where it stands. */
  readonly onEdit: (path: string) => void;
  /** Called while the handle moves, and with undefined when that ends. */
  readonly onResize: (resize: Resize | undefined) => void;
  readonly onResized: (resize: Resize) => void;
  /** Opens the list of parts that can be added below. Absent for parts inside others. */
  readonly onInsert?: ((button: HTMLElement) => void) | undefined;
  readonly children: ReactNode;
}

/** A component on the canvas. It can be selected, moved, and resized, but its links, forms, and fields do nothing. */
export function CanvasItem(props: CanvasItemProps) {
  const { id, name, className, style, isSelected, canDrag, onSelect, onEdit, onInsert, children } = props;
  const { setNodeRef, listeners } = useDraggable({ id, disabled: !canDrag });
  const pressHandler: unknown = listeners?.onPointerDown;
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    onSelect();
    // A finger scrolls the page until the component is selected.
    if (canDrag && !(event.pointerType === 'touch' && !isSelected) && typeof pressHandler === 'function') pressHandler(event);
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change how the page looks
    <div
      ref={setNodeRef}
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
      onPointerDown={press}
      onDoubleClick={(event) => {
        const path = fieldUnder(event.currentTarget, event);
        if (path === undefined) return;
        event.stopPropagation();
        onEdit(path);
      }}
      onKeyDown={(event) => {
        const path = event.currentTarget.querySelector<HTMLElement>('[data-field]')?.dataset.field;
        if (event.key !== 'Enter' || event.target !== event.currentTarget || path === undefined) return;
        event.preventDefault();
        onEdit(path);
      }}
    >
      {children}
      {isSelected && canDrag ? <ResizeHandle {...props} /> : null}
      {onInsert === undefined ? null : (
        <button
          type="button"
          className="builder-insert"
          aria-label={texts.addBelow(name)}
          onPointerDown={stop}
          onClick={(event) => onInsert(event.currentTarget)}
        >
          +
        </button>
      )}
    </div>
  );
}

function ResizeHandle({ id, onResize, onResized }: CanvasItemProps) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly pointer: number }>(undefined);
  const resizeOf = (event: PointerEvent): Resize | undefined => {
    const from = start.current;
    if (from === undefined || from.pointer !== event.pointerId) return undefined;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    return dx === 0 && dy === 0 ? undefined : { id, dx, dy };
  };
  const end = () => {
    start.current = undefined;
    onResize(undefined);
  };
  return (
    <span
      className="builder-handle"
      aria-hidden="true"
      data-testid="resize"
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      }}
      onPointerMove={(event) => {
        const resize = resizeOf(event);
        if (resize !== undefined) onResize(resize);
      }}
      onPointerUp={(event) => {
        const resize = resizeOf(event);
        end();
        if (resize !== undefined) onResized(resize);
      }}
      onPointerCancel={end}
    />
  );
}

/** The text of a part under the pointer. Links and buttons take no pointer, so that their boxes are compared. */
function fieldUnder(part: HTMLElement, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): string | undefined {
  const fields = [...part.querySelectorAll<HTMLElement>('[data-field]')].filter((field) => field.closest('[data-component]') === part);
  const under = fields.find((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
  return under?.dataset.field;
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
