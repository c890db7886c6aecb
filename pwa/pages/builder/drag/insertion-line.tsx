import { Box } from '@chakra-ui/react';
import type { Spot } from '#app/pages/builder/page/stack-spots.ts';
import { frameOf } from './spot-at.ts';

/** A line on the screen where the dragged part will be. */
export function InsertionLine({ spot }: { readonly spot: Spot }) {
  const box = lineOf(spot);
  if (box === undefined) return null;
  return (
    <Box
      data-testid="insertion-line"
      position="fixed"
      zIndex="overlay"
      pointerEvents="none"
      borderRadius="full"
      bg="blue.solid"
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    />
  );
}

const thicknessPx = 4;

interface LineBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function lineOf(spot: Spot): LineBox | undefined {
  if (spot.side === 'end') return undefined;
  const layer = document.querySelector<HTMLElement>(`[data-layer="${CSS.escape(spot.anchorId)}"]`);
  const frame = (layer ?? frameOf(spot.anchorId))?.getBoundingClientRect();
  if (frame === undefined) return undefined;
  const { left, top, right, bottom, width, height } = frame;
  const across = { left, width, height: thicknessPx };
  const down = { top, height, width: thicknessPx };
  switch (spot.side) {
    case 'before':
    case 'above':
      return { ...across, top: top - thicknessPx / 2 };
    case 'after':
    case 'below':
      return { ...across, top: bottom - thicknessPx / 2 };
    case 'left':
      return { ...down, left: left - thicknessPx / 2 };
    case 'right':
      return { ...down, left: right - thicknessPx / 2 };
    case 'inside':
      return { ...across, top: top + height / 2 };
  }
}
