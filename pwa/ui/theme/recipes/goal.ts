import { defineSlotRecipe } from '@chakra-ui/react';

/** The values that goal seek found, each with its button. */
export const goal = defineSlotRecipe({
  className: 'goal',
  slots: ['list'],
  base: {
    list: {
      mt: '2',
      '& li': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '4',
        py: '1',
        borderTop: '1px solid {colors.lineSoft}',
      },
      '& span': { fontWeight: 'strong' },
    },
  },
});
