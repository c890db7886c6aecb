import { Button, ButtonGroup, HStack, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { IconButton, IconToggle } from '#app/kit/icon-button.tsx';
import { roomy } from '#app/ui/theme/tokens/conditions.ts';
import { t } from '#contract/language/t.ts';
import { builder as figures } from '#contract/pages/landing-page-values.ts';
import type { PreviewWidth } from './canvas/canvas.tsx';
import { builderTexts as texts } from './page/builder-texts.ts';
import type { Builder } from './page/use-builder.ts';

interface BuilderToolbarProps {
  readonly builder: Builder;
  readonly width: PreviewWidth;
  readonly status: string;
  readonly canSave: boolean;
  readonly isSaving: boolean;
  readonly onWidth: (width: PreviewWidth) => void;
  readonly onSave: () => void;
  readonly onPreview: () => void;
  readonly onPublish: () => void;
  readonly onOpen: () => void;
  readonly onFunnel: () => void;
}

const widths: readonly (readonly [width: PreviewWidth, label: string])[] = [
  ['desktop', t('Desktop')],
  ['tablet', t('Tablet')],
  ['mobile', t('Mobile')],
];

/** Name and state of the page, and the actions for the page as a whole. */
export function BuilderToolbar(props: BuilderToolbarProps) {
  const { builder, width, status, canSave, isSaving, onWidth, onSave, onPreview, onPublish, onOpen, onFunnel } = props;
  return (
    <HStack role="toolbar" aria-label={t('Page')} wrap="wrap" gap="2" px="4" py="2" borderBottomWidth="1px" bg="bg.panel">
      <PageName builder={builder} />
      <IconButton icon="open" label={texts.open} onClick={onOpen} />
      <IconButton icon="funnel" label={texts.funnel} onClick={onFunnel} />
      <Text role="status" fontSize="sm" color="fg.muted" minW="28" whiteSpace="nowrap">
        {status}
      </Text>
      <HStack gap="2" wrap="wrap" css={{ order: '2', [roomy]: { order: '1' } }}>
        <ButtonGroup size="sm" variant="ghost" gap="1">
          <IconButton icon="undo" label={t('Undo')} disabled={!builder.canUndo} onClick={builder.undo} aria-keyshortcuts="Control+Z" />
          <IconButton
            icon="redo"
            label={t('Redo')}
            disabled={!builder.canRedo}
            onClick={builder.redo}
            aria-keyshortcuts="Control+Shift+Z Control+Y"
          />
        </ButtonGroup>
        <HStack role="group" aria-label={t('Preview width')} gap="1">
          {widths.map(([id, label]) => (
            <IconButton
              key={id}
              icon={id}
              label={label}
              variant={width === id ? 'subtle' : 'ghost'}
              aria-pressed={width === id}
              title={`${label}: ${figures.previewWidths[id]}`}
              onClick={() => onWidth(id)}
            />
          ))}
        </HStack>
        <HStack gap="1" display={{ base: 'none', md: 'flex' }}>
          <IconToggle icon="snap" label={t('Snap to grid')} isOn={builder.snaps} onChange={builder.setSnaps} />
          <IconToggle icon="grid" label={t('Show grid')} isOn={builder.showsGrid} onChange={builder.setShowsGrid} />
        </HStack>
      </HStack>
      <HStack gap="2" ms="auto" css={{ order: '1', [roomy]: { order: '2' } }}>
        <Button variant="outline" onClick={onPreview}>
          {t('Preview')}
        </Button>
        <Button variant="outline" disabled={!canSave} aria-busy={isSaving} onClick={onSave}>
          {isSaving ? texts.saving : t('Save')}
        </Button>
        <Button onClick={onPublish}>{t('Publish')}</Button>
      </HStack>
    </HStack>
  );
}

/** Edits the page's name. A refused name, such as an empty one, stays in the field while the page keeps its own. */
function PageName({ builder }: { readonly builder: Builder }) {
  const [refused, setRefused] = useState<string>();
  return (
    <Input
      aria-label={t('Page name')}
      aria-invalid={refused !== undefined}
      w={{ base: 'full', md: '44' }}
      value={refused ?? builder.page.name}
      onChange={({ target: { value } }) => setRefused(builder.setPageProperty('name', value).ok ? undefined : value)}
      onBlur={builder.endGesture}
    />
  );
}
