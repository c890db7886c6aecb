import { Box, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useRef } from 'react';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import type { Builder } from '#app/pages/builder/page/use-builder.ts';
import { t } from '#contract/language/t.ts';
import { nameOfComponent } from '#contract/pages/page-view/component-names.ts';
import { type Arranged, arrangePage } from '#contract/pages/page-view/page-layout.ts';

interface Layer {
  readonly arranged: Arranged;
  readonly level: number;
}

/** The parts of the page as a tree, in reading order. Arrow keys move, and Enter selects. */
export function LayersPanel({ builder }: { readonly builder: Builder }) {
  const tree = useRef<HTMLDivElement>(null);
  const layers = flatten(arrangePage(builder.page.components), 1);
  const walk = (event: KeyboardEvent) => {
    const items = [...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
    const at = items.findIndex((item) => item.contains(document.activeElement));
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
        <Box
          key={component.id}
          role="treeitem"
          tabIndex={component.id === focusable ? 0 : -1}
          aria-level={level}
          aria-selected={component.id === builder.selected?.id}
          minH="11"
          display="flex"
          alignItems="center"
          px="3"
          borderRadius="md"
          cursor="pointer"
          bg={component.id === builder.selected?.id ? 'bg.info' : undefined}
          _hover={{ bg: 'bg.muted' }}
          ps={String(level * 3)}
          onClick={() => builder.select(component.id)}
          onKeyDown={({ key }) => (key === 'Enter' || key === ' ' ? builder.select(component.id) : undefined)}
        >
          {nameOfComponent(component)}
        </Box>
      ))}
    </Box>
  );
}

function flatten(arranged: readonly Arranged[], level: number): readonly Layer[] {
  return arranged.flatMap((one) => [{ arranged: one, level }, ...flatten(one.children, level + 1)]);
}
