import { Box, Stack, Text } from '@chakra-ui/react';
import { useDroppable } from '@dnd-kit/core';
import type { RefObject } from 'react';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import type { Builder } from '#app/pages/builder/page/use-builder.ts';
import { t } from '#contract/language/t.ts';
import { builder as figures } from '#contract/pages/landing-page-values.ts';
import { EditedPage } from './edited-page.tsx';
import type { CanvasScale } from './use-canvas-scale.ts';

export type PreviewWidth = keyof typeof figures.previewWidths;

interface CanvasProps {
  readonly builder: Builder;
  readonly width: PreviewWidth;
  /** The scrolled area around the page. */
  readonly area: RefObject<HTMLDivElement | null>;
  readonly scale: CanvasScale;
}

/** The page as visitors will see it, edited in place. */
export function Canvas({ builder, width, area, scale }: CanvasProps) {
  const isDesktop = width === 'desktop';
  const { setNodeRef } = useDroppable({ id: 'canvas' });
  return (
    <Box
      ref={(element: HTMLDivElement | null) => {
        area.current = element;
        setNodeRef(element);
      }}
      data-canvas=""
      flex="1"
      minH="0"
      overflow="auto"
      bg="bg.muted"
      p={isDesktop ? '0' : '4'}
      onPointerDown={() => builder.select(undefined)}
    >
      <Box
        role="region"
        aria-label={t('Canvas')}
        data-testid="canvas"
        position="relative"
        display="flex"
        flexDirection="column"
        mx="auto"
        minH="full"
        bg="white"
        style={{ width: figures.previewWidths[width], maxWidth: '100%' }}
      >
        <EditedPage builder={builder} scale={scale} canDrag={isDesktop} />
        {builder.page.components.length === 0 ? <EmptyPage /> : null}
      </Box>
      {isDesktop ? null : (
        <Text fontSize="sm" color="fg.muted" textAlign="center" pt="3">
          {texts.narrow}
        </Text>
      )}
    </Box>
  );
}

function EmptyPage() {
  return (
    <Stack
      position="absolute"
      inset="0"
      align="center"
      justify="center"
      gap="1"
      p="6"
      textAlign="center"
      pointerEvents="none"
      color="black"
    >
      <Text fontWeight="strong">{texts.emptyPage}</Text>
      <Text>{texts.addSomething}</Text>
    </Stack>
  );
}
