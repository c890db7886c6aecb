import { Button, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { pageComponentTypes } from '#contract/pages/landing-page-components.ts';
import { dragType } from './canvas/dragged-type.ts';
import { componentGroups, componentKinds } from './page/component-kinds.ts';
import type { Builder } from './page/use-builder.ts';

/** All components that a page can contain. A press adds one below the others, and a drag adds one where it is dropped. */
export function ComponentsPanel({ builder }: { readonly builder: Builder }) {
  return (
    <Stack gap="4">
      {componentGroups.map((group) => (
        <Stack key={group} as="section" gap="2" aria-label={group}>
          <Heading as="h2" size="sm" color="fg.muted">
            {group}
          </Heading>
          <SimpleGrid columns={2} gap="2">
            {pageComponentTypes
              .filter((type) => componentKinds[type].group === group)
              .map((type) => (
                <Button
                  key={type}
                  variant="outline"
                  minH="11"
                  draggable
                  onDragStart={(event) => dragType(event.dataTransfer, type)}
                  onClick={() => builder.add(type)}
                >
                  {componentKinds[type].label}
                </Button>
              ))}
          </SimpleGrid>
        </Stack>
      ))}
    </Stack>
  );
}
