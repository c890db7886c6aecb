import { Box, Stack, Text } from '@chakra-ui/react';
import { type DragEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { builder as figures } from '#contract/landing-page-values.ts';
import { boxOf, pageWidth } from '#contract/page-view/page-layout.ts';
import { pageView } from '#contract/page-view/page-view.ts';
import { builderTexts as texts } from './builder-texts.ts';
import { CanvasItem, type Drag } from './canvas-item.tsx';
import { nameOfComponent } from './component-kinds.ts';
import { draggedType } from './dragged-type.ts';
import { findComponent, moveComponent, resizeComponent } from './page-edits.ts';
import { pageElement } from './page-element.tsx';
import { snapToGrid } from './snap.ts';
import type { Builder } from './use-builder.ts';

export type PreviewWidth = keyof typeof figures.previewWidths;

/** A desktop page is scaled down below this width, so that its parts keep their places. */
const leastDesktopPx = 1040;

interface CanvasProps {
  readonly builder: Builder;
  readonly width: PreviewWidth;
}

/** The page as visitors will see it, edited in place. */
export function Canvas({ builder, width }: CanvasProps) {
  const { page, selected, showsGrid } = builder;
  const [drag, setDrag] = useState<Drag>();
  const area = useRef<HTMLDivElement>(null);
  const available = useWidth(area);
  const isDesktop = width === 'desktop';
  const zoom = isDesktop && available > 0 && available < leastDesktopPx ? available / leastDesktopPx : 1;

  /** Converts screen pixels to page pixels. The page's columns get narrower with the canvas, but its lines keep their height. */
  const measured = ({ dx, dy }: Drag): { readonly dx: number; readonly dy: number } => {
    const grid = area.current?.querySelector('.lp-outer')?.getBoundingClientRect().width ?? pageWidth;
    return { dx: (dx * pageWidth) / grid, dy: dy / zoom };
  };
  const shown = drag === undefined ? page : dragged(builder, { ...drag, ...measured(drag) });

  const drop = (event: DragEvent<HTMLElement>) => {
    const type = draggedType(event.dataTransfer);
    const grid = area.current?.querySelector('.lp-outer')?.getBoundingClientRect();
    if (type === undefined || grid === undefined) return;
    event.preventDefault();
    builder.add(type, { x: ((event.clientX - grid.left) * pageWidth) / grid.width, y: (event.clientY - grid.top) / zoom });
  };

  return (
    <Box
      ref={area}
      data-canvas=""
      flex="1"
      minH="0"
      overflow="auto"
      bg="bg.muted"
      p={isDesktop ? '0' : '4'}
      onPointerDown={() => builder.select(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Box
        role="region"
        aria-label="Canvas"
        data-testid="canvas"
        position="relative"
        display="flex"
        flexDirection="column"
        mx="auto"
        minH="full"
        bg="white"
        style={{ width: figures.previewWidths[width], maxWidth: '100%' }}
      >
        <div
          className={showsGrid ? 'builder-page builder-grid' : 'builder-page'}
          data-grid={showsGrid ? 'shown' : 'hidden'}
          style={isDesktop && zoom < 1 ? { zoom, width: leastDesktopPx, flex: 1 } : { width: '100%', flex: 1 }}
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
                canDrag={isDesktop}
                onSelect={() => builder.select(id)}
                onDrag={setDrag}
                onDrop={(dropped) => {
                  const { dx, dy } = measured(dropped);
                  if (dropped.kind === 'move') builder.moveBy(id, dx, dy);
                  else builder.resizeBy(id, dx, dy);
                }}
              >
                {children}
              </CanvasItem>
            );
          })}
        </div>
        {page.components.length === 0 ? <EmptyPage /> : null}
      </Box>
      {isDesktop ? null : (
        <Text fontSize="sm" color="fg.muted" textAlign="center" pt="3">
          {texts.narrow}
        </Text>
      )}
    </Box>
  );
}

function EmptyPage() {
  return (
    <Stack
      position="absolute"
      inset="0"
      align="center"
      justify="center"
      gap="1"
      p="6"
      textAlign="center"
      pointerEvents="none"
      color="black"
    >
      <Text fontWeight="strong">{texts.emptyPage}</Text>
      <Text>{texts.addSomething}</Text>
    </Stack>
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

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
