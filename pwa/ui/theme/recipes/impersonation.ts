import { defineSlotRecipe } from '@chakra-ui/react';
import { printed } from '#app/ui/theme/tokens/conditions.ts';

/** The bar above every screen while support views the app as another person. Its colors are the tenant's in no theme. */
export const impersonation = defineSlotRecipe({
  className: 'impersonation',
  slots: ['root', 'clock'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'toast',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      px: { base: '4', lg: '6' },
      py: '2',
      bg: 'ink',
      color: 'panel',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
      [printed]: { display: 'none' },
    },
    clock: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});
