import { defineSlotRecipe } from '@chakra-ui/react';

/** Templates to look at and start from. */
export const gallery = defineSlotRecipe({
  className: 'gallery',
  slots: ['grid', 'card', 'image', 'text', 'tags', 'actions', 'more', 'frame'],
  base: {
    grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))', gap: '4' },
    card: {
      display: 'flex',
      flexDirection: 'column',
      bg: 'panel',
      border: '1px solid {colors.line}',
      borderRadius: 'lg',
      overflow: 'hidden',
    },
    image: { width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover', objectPosition: 'top' },
    text: {
      flex: '1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '1',
      p: '5',
      pb: '3',
      '& h2': { fontSize: 'lg', mt: '2' },
      '& p': { fontSize: 'sm', color: 'inkSoft' },
    },
    tags: { mt: '1' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2', px: '5', pb: '5' },
    more: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      borderTop: '1px solid {colors.line}',
      pt: '8',
      '& h2': { fontSize: 'xl' },
      '& p': { color: 'inkSoft', mb: '2' },
    },
    frame: { width: '100%', height: 'min(70dvh, 40rem)', border: '1px solid {colors.line}', borderRadius: 'md', bg: 'panel' },
  },
});
