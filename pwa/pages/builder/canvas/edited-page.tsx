import { useState } from 'react';
import { findComponent, moveComponent, resizeComponent } from '#app/pages/builder/page/page-edits.ts';
import { snapToGrid } from '#app/pages/builder/page/snap.ts';
import type { Builder } from '#app/pages/builder/page/use-builder.ts';
import { nameOfComponent } from '#contract/pages/page-view/component-names.ts';
import { boxOf } from '#contract/pages/page-view/page-layout.ts';
import { pageView } from '#contract/pages/page-view/page-view.ts';
import { CanvasItem, type Drag } from './canvas-item.tsx';
import { pageElement, reactStyle } from './page-element.tsx';
import { type CanvasScale, leastDesktopPx } from './use-canvas-scale.ts';

interface EditedPageProps {
  readonly builder: Builder;
  readonly scale: CanvasScale;
  readonly canDrag: boolean;
}

/** The drawn page. Its components can be selected, and on a desktop also moved and resized. */
export function EditedPage({ builder, scale: { zoom, distanceOf }, canDrag }: EditedPageProps) {
  const { page, selected, showsGrid } = builder;
  const [drag, setDrag] = useState<Drag>();
  const shown = drag === undefined ? page : dragged(builder, { ...drag, ...distanceOf(drag) });
  const drop = (dropped: Drag) => {
    const { dx, dy } = distanceOf(dropped);
    if (dropped.kind === 'move') builder.moveBy(dropped.id, dx, dy);
    else builder.resizeBy(dropped.id, dx, dy);
  };
  return (
    <div
      className={showsGrid ? 'builder-page builder-grid' : 'builder-page'}
      style={
        zoom < 1 ? { ...reactStyle({ '--builder-zoom': String(zoom) }), zoom, width: leastDesktopPx, flex: 1 } : { width: '100%', flex: 1 }
      }
    >
      {pageElement(pageView(shown, {}), (id, { className, style }, children) => {
        const component = findComponent(shown, id);
        return (
          <CanvasItem
            key={id}
            id={id}
            name={component === undefined ? '' : nameOfComponent(component)}
            className={className}
            style={style}
            isSelected={selected?.id === id}
            canDrag={canDrag}
            onSelect={() => builder.select(id)}
            onDrag={setDrag}
            onDrop={drop}
          >
            {children}
          </CanvasItem>
        );
      })}
    </div>
  );
}

/** The page as it would be if the drag ended here. */
function dragged({ page, snaps }: Builder, { id, kind, dx, dy }: Drag): Builder['page'] {
  const component = findComponent(page, id);
  if (component === undefined) return page;
  const place = (length: number) => (snaps ? snapToGrid(length) : Math.round(length));
  const { x, y, width, height } = boxOf(component);
  return kind === 'move'
    ? moveComponent(page, id, place(x + dx), place(y + dy))
    : resizeComponent(page, id, place(width + dx), place(height + dy));
}
