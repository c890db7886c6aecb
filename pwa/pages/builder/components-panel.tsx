import { Button, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/core';
import { type PageComponentType, pageComponentTypes } from '#contract/pages/landing-page-components.ts';
import { dragIds } from './drag/builder-drag.tsx';
import { componentGroups, componentKinds } from './page/component-kinds.ts';
import type { Builder } from './page/use-builder.ts';

/** All components that a page can contain. A press adds one below the selected part, and a drag adds one where it is dropped. */
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
                <PaletteButton key={type} type={type} onAdd={() => builder.add(type)} />
              ))}
          </SimpleGrid>
        </Stack>
      ))}
    </Stack>
  );
}

function PaletteButton({ type, onAdd }: { readonly type: PageComponentType; readonly onAdd: () => void }) {
  const { setNodeRef, listeners } = useDraggable({ id: dragIds.added(type) });
  return (
    <Button ref={setNodeRef} variant="outline" minH="11" touchAction="none" {...listeners} onClick={onAdd}>
      {componentKinds[type].label}
    </Button>
  );
}
