import { defineSlotRecipe } from '@chakra-ui/react';
import { landscape, phone } from '#app/ui/theme/tokens/conditions.ts';

/** Bars around the current answer, the widest first, with the table beside them if there is space. */
export const tornado = defineSlotRecipe({
  className: 'tornado',
  slots: ['root', 'bars', 'row', 'track'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '5',
      alignItems: 'start',
      [landscape]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
    bars: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5rem, 9rem) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '3',
      fontSize: 'sm',
      color: 'inkSoft',
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    track: {
      position: 'relative',
      height: '1.25rem',
      '& i': { position: 'absolute', top: '0', bottom: '0', minWidth: '1px', borderRadius: '2px', bg: 'var(--bar)' },
      '& u': { position: 'absolute', top: '-3px', bottom: '-3px', width: '1px', bg: 'lineStrong' },
    },
  },
});
