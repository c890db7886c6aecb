import { defineSlotRecipe } from '@chakra-ui/react';

/** The screens that move data to another server. */
export const migration = defineSlotRecipe({
  className: 'migration',
  slots: ['script', 'actions', 'steps'],
  base: {
    script: {
      mt: '3',
      '& summary': { py: '3', cursor: 'pointer', fontWeight: 'medium' },
      '& textarea': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', fontSize: 'xs' },
    },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', mt: '3' },
    steps: {
      my: '4',
      pl: '5',
      fontSize: 'sm',
      color: 'inkSoft',
      listStyle: 'decimal',
      '& li': { py: '1' },
    },
  },
});
