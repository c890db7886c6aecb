import { defineSlotRecipe } from '@chakra-ui/react';

/** Amounts that add up, as on a statement. */
export const sums = defineSlotRecipe({
  className: 'sums',
  slots: ['root'],
  base: {
    root: { maxWidth: 'prose', mb: '4', '& [data-total=true]': { color: 'ink', fontWeight: 'strong' }, '& dd': { fontWeight: 'medium' } },
  },
});

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
