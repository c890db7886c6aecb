import { Box } from '@chakra-ui/react';
import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { pageView } from '#contract/pages/page-view/page-view.ts';
import { pageElement, reactStyle } from './page-element.tsx';

/** A small preview of a page. */
export function PageSketch({ page }: { readonly page: PageConfig }) {
  return (
    <Box h="72" overflow="hidden" borderWidth="1px" borderRadius="md" bg="white" aria-hidden="true">
      <div style={{ width: 1200, zoom: 0.28 }} inert>
        {pageElement(pageView(page, {}), {
          frame: (id, { className, style }, children) => (
            <div key={id} className={className} style={reactStyle(style)}>
              {children}
            </div>
          ),
        })}
      </div>
    </Box>
  );
}
