import { defineSlotRecipe } from '@chakra-ui/react';

export const how = defineSlotRecipe({
  className: 'how',
  slots: ['root', 'list', 'formula'],
  base: {
    root: {
      display: 'grid',
      gap: '5',
      maxWidth: 'prose',
      fontSize: 'sm',
      '& h2': { fontSize: 'sm', mb: '1' },
      '& a': { color: 'accentInk', textDecoration: 'underline' },
    },
    list: { listStyle: 'disc', pl: '5', color: 'inkSoft', fontSize: 'sm', '& li + li': { mt: '1' } },
    formula: { color: 'ink', bg: 'raised', borderRadius: 'sm', px: '4', py: '3', '& li + li': { mt: '1', color: 'inkSoft' } },
  },
});
