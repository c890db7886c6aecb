import { type RefObject, useLayoutEffect, useState } from 'react';
import { pageWidth } from '#contract/pages/page-view/page-layout.ts';

/** A desktop page is scaled down below this width, so that its parts keep their places. */
export const leastDesktopPx = 1040;

/** Conversion of screen pixels to page pixels. The page's columns get narrower with the canvas, but its lines keep their height. */
export interface CanvasScale {
  /** Below 1 for a desktop page that is scaled down. */
  readonly zoom: number;
  distanceOf(moved: { readonly dx: number; readonly dy: number }): { readonly dx: number; readonly dy: number };
  /** The place on the page under the pointer. Undefined before the page is drawn. */
  placeOf(pointer: { readonly clientX: number; readonly clientY: number }): { readonly x: number; readonly y: number } | undefined;
}

export function useCanvasScale(area: RefObject<HTMLElement | null>, isDesktop: boolean): CanvasScale {
  const available = useWidth(area);
  const zoom = isDesktop && available > 0 && available < leastDesktopPx ? available / leastDesktopPx : 1;
  const gridBox = () => area.current?.querySelector('.lp-outer')?.getBoundingClientRect();
  return {
    zoom,
    distanceOf: ({ dx, dy }) => ({ dx: (dx * pageWidth) / (gridBox()?.width ?? pageWidth), dy: dy / zoom }),
    placeOf: ({ clientX, clientY }) => {
      const grid = gridBox();
      return grid === undefined ? undefined : { x: ((clientX - grid.left) * pageWidth) / grid.width, y: (clientY - grid.top) / zoom };
    },
  };
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
