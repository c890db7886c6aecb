import { defineSlotRecipe } from '@chakra-ui/react';
import { printed } from '#app/ui/theme/tokens/conditions.ts';

export const update = defineSlotRecipe({
  className: 'update',
  slots: ['root'],
  base: {
    root: {
      position: 'fixed',
      left: '4',
      bottom: '4',
      zIndex: 'toast',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      pl: '4',
      pr: '2',
      py: '2',
      maxWidth: 'calc(100vw - 2rem)',
      borderRadius: 'md',
      border: '1px solid {colors.line}',
      bg: 'panel',
      fontSize: 'sm',
      boxShadow: 'float',
      [printed]: { display: 'none' },
    },
  },
});
