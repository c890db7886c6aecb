import { Box, Button, Flex, HStack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { t } from '#contract/language/t.ts';
import { Canvas, type PreviewWidth } from './canvas/canvas.tsx';
import { useCanvasScale } from './canvas/use-canvas-scale.ts';
import { BuilderDrag } from './drag/builder-drag.tsx';
import { LeftPanel } from './left-panel.tsx';
import type { Builder } from './page/use-builder.ts';
import { PropertiesPanel } from './properties/properties-panel.tsx';

const panes = ['Parts', 'Page', 'Properties'] as const;
type Pane = (typeof panes)[number];

/** Components, page, and properties side by side. A phone shows one of them at a time. */
export function BuilderPanes({ builder, width }: { readonly builder: Builder; readonly width: PreviewWidth }) {
  const [pane, setPane] = useState<Pane>('Page');
  const area = useRef<HTMLDivElement>(null);
  const scale = useCanvasScale(area, width === 'desktop');
  const shownIn = (own: Pane) => ({ base: pane === own ? 'block' : 'none', lg: 'block' });
  return (
    <BuilderDrag
      builder={builder}
      onFreeMove={(id, moved) => {
        const { dx, dy } = scale.distanceOf(moved);
        builder.moveBy(id, dx, dy);
      }}
    >
      <HStack role="group" aria-label={t('Shown part')} display={{ base: 'flex', lg: 'none' }} gap="1" p="2">
        {panes.map((name) => (
          <Button
            key={name}
            flex="1"
            variant={pane === name ? 'subtle' : 'ghost'}
            aria-pressed={pane === name}
            onClick={() => setPane(name)}
          >
            {t(name)}
          </Button>
        ))}
      </HStack>
      <Flex flex="1" minH="0">
        <Box
          as="aside"
          aria-label={t('Parts')}
          display={shownIn('Parts')}
          w={{ base: 'full', lg: '80' }}
          flex="none"
          overflowY="auto"
          p="3"
          borderEndWidth="1px"
          bg="bg.panel"
        >
          <LeftPanel builder={builder} />
        </Box>
        <Flex display={{ base: pane === 'Page' ? 'flex' : 'none', lg: 'flex' }} flex="1" minW="0" minH="0">
          <Canvas builder={builder} width={width} area={area} scale={scale} />
        </Flex>
        <Box
          as="aside"
          aria-label={t('Properties')}
          display={shownIn('Properties')}
          w={{ base: 'full', lg: '64', xl: '72' }}
          flex="none"
          overflowY="auto"
          p="3"
          borderStartWidth="1px"
          bg="bg.panel"
        >
          <PropertiesPanel builder={builder} />
        </Box>
      </Flex>
    </BuilderDrag>
  );
}
