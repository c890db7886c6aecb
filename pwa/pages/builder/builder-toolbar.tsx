import { Button, ButtonGroup, HStack, Input, Switch, Text } from '@chakra-ui/react';
import { useState } from 'react';
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
    <HStack role="toolbar" aria-label={t('Page')} wrap="wrap" gap="3" px="4" py="2" borderBottomWidth="1px" bg="bg.panel">
      <PageName builder={builder} />
      <Button size="sm" variant="ghost" onClick={onOpen}>
        {texts.open}
      </Button>
      <Button size="sm" variant="ghost" onClick={onFunnel}>
        {texts.funnel}
      </Button>
      <Text role="status" fontSize="sm" color="fg.muted" minW="28">
        {status}
      </Text>
      <HStack gap="3" wrap="wrap" css={{ order: '2', [roomy]: { order: '1' } }}>
        <ButtonGroup size="sm" variant="ghost" gap="1">
          <Button disabled={!builder.canUndo} onClick={builder.undo} aria-keyshortcuts="Control+Z">
            {t('Undo')}
          </Button>
          <Button disabled={!builder.canRedo} onClick={builder.redo} aria-keyshortcuts="Control+Shift+Z Control+Y">
            {t('Redo')}
          </Button>
        </ButtonGroup>
        <HStack role="group" aria-label={t('Preview width')} gap="1">
          {widths.map(([id, label]) => (
            <Button
              key={id}
              size="sm"
              variant={width === id ? 'subtle' : 'ghost'}
              aria-pressed={width === id}
              title={figures.previewWidths[id]}
              onClick={() => onWidth(id)}
            >
              {label}
            </Button>
          ))}
        </HStack>
        <HStack gap="3" display={{ base: 'none', md: 'flex' }}>
          <Toggle label={t('Snap to grid')} isOn={builder.snaps} onChange={builder.setSnaps} />
          <Toggle label={t('Show grid')} isOn={builder.showsGrid} onChange={builder.setShowsGrid} />
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
      w={{ base: 'full', md: '48' }}
      value={refused ?? builder.page.name}
      onChange={({ target: { value } }) => setRefused(builder.setPageProperty('name', value).ok ? undefined : value)}
      onBlur={builder.endGesture}
    />
  );
}

function Toggle({ label, isOn, onChange }: { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }) {
  return (
    <Switch.Root checked={isOn} onCheckedChange={({ checked }) => onChange(checked)} minH="11" size="sm">
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>{label}</Switch.Label>
    </Switch.Root>
  );
}
