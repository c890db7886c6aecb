import { Box, Text } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, useRef } from 'react';
import { dragIds } from '#app/pages/builder/drag/builder-drag.tsx';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import type { Builder } from '#app/pages/builder/page/use-builder.ts';
import { t } from '#contract/language/t.ts';
import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import { nameOfComponent } from '#contract/pages/page-view/component-names.ts';
import { type Arranged, arrangePage } from '#contract/pages/page-view/page-layout.ts';

interface Layer {
  readonly arranged: Arranged;
  readonly level: number;
}

/** The parts of the page as a tree, in reading order. Arrow keys walk, Enter selects, and Alt with an arrow key moves the part. */
export function LayersPanel({ builder }: { readonly builder: Builder }) {
  const tree = useRef<HTMLDivElement>(null);
  const layers = flatten(arrangePage(builder.page.components), 1);
  const walk = (event: KeyboardEvent) => {
    const items = [...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    if (event.altKey) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items[Math.min(Math.max(to, 0), items.length - 1)]?.focus();
  };
  if (layers.length === 0) return <Text color="fg.muted">{texts.emptyPage}</Text>;
  const focusable = builder.selected?.id ?? layers[0]?.arranged.component.id;
  return (
    <Box ref={tree} role="tree" aria-label={t('Layers')} onKeyDown={walk}>
      {layers.map(({ arranged: { component }, level }) => (
        <LayerItem
          key={component.id}
          component={component}
          level={level}
          isFocusable={component.id === focusable}
          isSelected={component.id === builder.selected?.id}
          onSelect={() => builder.select(component.id)}
        />
      ))}
    </Box>
  );
}

interface LayerItemProps {
  readonly component: PageComponent;
  readonly level: number;
  readonly isFocusable: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A part in the tree. It is dragged to another place there, or onto the page. */
function LayerItem({ component, level, isFocusable, isSelected, onSelect }: LayerItemProps) {
  const { setNodeRef, listeners } = useDraggable({ id: dragIds.layer(component.id) });
  return (
    <Box
      ref={setNodeRef}
      data-layer={component.id}
      role="treeitem"
      tabIndex={isFocusable ? 0 : -1}
      aria-level={level}
      aria-selected={isSelected}
      minH="11"
      display="flex"
      alignItems="center"
      px="3"
      borderRadius="md"
      cursor="grab"
      bg={isSelected ? 'bg.info' : undefined}
      _hover={{ bg: 'bg.muted' }}
      ps={String(level * 3)}
      {...listeners}
      onClick={onSelect}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ' ? onSelect() : undefined)}
    >
      {nameOfComponent(component)}
    </Box>
  );
}

function flatten(arranged: readonly Arranged[], level: number): readonly Layer[] {
  return arranged.flatMap((one) => [{ arranged: one, level }, ...flatten(one.children, level + 1)]);
}
