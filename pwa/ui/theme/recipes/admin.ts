import { defineSlotRecipe } from '@chakra-ui/react';
import { coarse, narrow, printed } from '../conditions.ts';

/** The frame of the administration: sections at the side, the screen beside them. */
export const admin = defineSlotRecipe({
  className: 'admin',
  slots: ['root', 'side', 'sections', 'main', 'head', 'stats'],
  base: {
    root: {
      flex: '1',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '{sizes.sidebar} minmax(0, 1fr)' },
      alignContent: 'start',
      [printed]: { display: 'block' },
    },
    side: {
      bg: 'panel',
      borderRight: { base: '0', lg: '1px solid {colors.line}' },
      borderBottom: { base: '1px solid {colors.line}', lg: '0' },
      p: { base: '2', lg: '3' },
      minWidth: '0',
      minHeight: { lg: 'calc(100dvh - {sizes.header})' },
    },
    sections: {
      display: 'flex',
      flexDirection: { base: 'row', lg: 'column' },
      gap: '1',
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: '2.5rem',
        [coarse]: { minHeight: 'control' },
        px: '3',
        borderRadius: 'md',
        fontSize: 'sm',
        color: 'inkSoft',
        whiteSpace: 'nowrap',
        _hover: { bg: 'raised', color: 'ink' },
        '&[aria-current=page]': { bg: 'accentSoft', color: 'accentInk', fontWeight: 'strong' },
      },
      [narrow]: { overflowX: 'auto' },
    },
    main: {
      px: { base: '4', sm: '6', lg: '8' },
      py: { base: '5', lg: '6' },
      minWidth: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      maxWidth: '90rem',
    },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    stats: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '10',
      rowGap: '4',
      '& dt': { fontSize: 'xs', color: 'inkSoft' },
      '& dd': { fontSize: '2xl', fontWeight: 'heavy', letterSpacing: 'tight', lineHeight: 'snug' },
    },
  },
});
