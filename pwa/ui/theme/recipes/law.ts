import { defineSlotRecipe } from '@chakra-ui/react';

/** The set of statutory figures beside the headline, and the result under the newest law below the sentence. */
export const law = defineSlotRecipe({
  className: 'law',
  slots: ['root', 'sets', 'line'],
  base: {
    root: { display: 'contents' },
    sets: {
      order: '1',
      ml: '-2',
      display: 'flex',
      alignSelf: 'center',
      minHeight: 'controlSmall',
      flexWrap: 'wrap',
      fontSize: 'xs',
      color: 'inkSoft',
      '& legend': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& button': {
        minHeight: 'controlSmall',
        px: '2',
        whiteSpace: 'nowrap',
        borderBottom: '2px solid transparent',
        '&[aria-pressed=true]': { color: 'accentInk', fontWeight: 'strong', borderColor: 'accent' },
      },
    },
    line: { order: '3', flexBasis: '100%', fontSize: 'sm', color: 'ink', fontWeight: 'medium', mt: '1' },
  },
});
