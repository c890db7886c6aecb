import { useEffect, useState } from 'react';
import { useRunningDrag } from '#app/pages/builder/drag/builder-drag.tsx';
import { frameOf } from '#app/pages/builder/drag/spot-at.ts';
import { findComponent, moveComponent, resizeComponent } from '#app/pages/builder/page/page-edits.ts';
import { snapToGrid } from '#app/pages/builder/page/snap.ts';
import type { Builder } from '#app/pages/builder/page/use-builder.ts';
import { type EditedField, FieldInPlace } from '#app/pages/builder/text/field-in-place.tsx';
import { nameOfComponent } from '#contract/pages/page-view/component-names.ts';
import { boxOf, holderOf } from '#contract/pages/page-view/page-layout.ts';
import { pageView } from '#contract/pages/page-view/page-view.ts';
import { CanvasItem, type Resize } from './canvas-item.tsx';
import { InsertMenu, type InsertPlace } from './insert-menu.tsx';
import { type DrawField, type DrawFrame, pageElement, reactStyle } from './page-element.tsx';
import { type CanvasScale, leastDesktopPx } from './use-canvas-scale.ts';

interface EditedPageProps {
  readonly builder: Builder;
  readonly scale: CanvasScale;
  readonly canDrag: boolean;
}

/** The drawn page. Its components can be selected, and on a desktop also moved and resized. */
export function EditedPage({ builder, scale, canDrag }: EditedPageProps) {
  const { selected, showsGrid } = builder;
  const [resize, setResize] = useState<Resize>();
  const [place, setPlace] = useState<InsertPlace>();
  const [edited, setEdited] = useState<EditedField>();
  const shown = useShownPage(builder, scale, resize);
  useAddedInView(builder.addedId);
  const drawField: DrawField = (componentId, path, element) =>
    edited?.componentId === componentId && edited.path === path ? (
      <FieldInPlace key={path} builder={builder} edited={edited} {...element} onLeave={() => setEdited(undefined)} />
    ) : undefined;
  const drawFrame: DrawFrame = (id, { className, style }, children) => {
    const component = findComponent(shown, id);
    const isOuter = component !== undefined && holderOf(component, shown.components) === undefined;
    return (
      <CanvasItem
        key={id}
        id={id}
        name={component === undefined ? '' : nameOfComponent(component)}
        className={id === builder.addedId ? `${className} builder-added` : className}
        style={style}
        isSelected={selected?.id === id}
        canDrag={canDrag}
        onSelect={() => builder.select(id)}
        onEdit={(path) => setEdited({ componentId: id, path })}
        onResize={setResize}
        onResized={(resized) => {
          const { dx, dy } = scale.distanceOf(resized);
          builder.resizeBy(resized.id, dx, dy);
        }}
        onInsert={isOuter ? (button) => setPlace({ anchorId: id, box: button.getBoundingClientRect() }) : undefined}
      >
        {children}
      </CanvasItem>
    );
  };
  return (
    <div
      className={showsGrid ? 'builder-page builder-grid' : 'builder-page'}
      style={
        scale.zoom < 1
          ? { ...reactStyle({ '--builder-zoom': String(scale.zoom) }), zoom: scale.zoom, width: leastDesktopPx, flex: 1 }
          : { width: '100%', flex: 1 }
      }
    >
      {pageElement(pageView(shown, {}), { frame: drawFrame, field: drawField })}
      <InsertMenu
        place={place}
        onChoose={(type, anchorId) => builder.add(type, { side: 'below', anchorId })}
        onClose={() => setPlace(undefined)}
      />
    </div>
  );
}

/** The page as it would be if the running drag or the change of size ended here. */
function useShownPage({ page, snaps }: Builder, { distanceOf }: CanvasScale, resize: Resize | undefined): Builder['page'] {
  const drag = useRunningDrag();
  const place = (length: number) => (snaps ? snapToGrid(length) : Math.round(length));
  if (resize !== undefined) {
    const component = findComponent(page, resize.id);
    if (component === undefined) return page;
    const [{ width, height }, { dx, dy }] = [boxOf(component), distanceOf(resize)];
    return resizeComponent(page, resize.id, place(width + dx), place(height + dy));
  }
  const component = findComponent(page, drag?.id);
  if (drag === undefined || drag.spot !== undefined || component === undefined) return page;
  const { x, y } = boxOf(component);
  const { dx, dy } = distanceOf({ dx: drag.to.x - drag.from.x, dy: drag.to.y - drag.from.y });
  return moveComponent(page, component.id, place(x + dx), place(y + dy));
}

function useAddedInView(addedId: string | undefined): void {
  useEffect(() => {
    if (addedId !== undefined) frameOf(addedId)?.scrollIntoView({ block: 'nearest' });
  }, [addedId]);
}
