import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { administrationSystem } from './administration-system.ts';
import { ConstructedSheet } from './constructed-sheet.ts';

export { administrationSystem };

const cache = createCache({ key: 'rk' });
cache.sheet = new ConstructedSheet({ key: 'rk', container: document.head });

/** Everything inside may use Chakra's components. */
export function ChakraRoot({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={administrationSystem()}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
