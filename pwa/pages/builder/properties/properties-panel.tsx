import { Button, EmptyState, Heading, HStack, Stack, Tabs, Text } from '@chakra-ui/react';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import { componentKinds } from '#app/pages/builder/page/component-kinds.ts';
import type { Builder } from '#app/pages/builder/page/use-builder.ts';
import { t } from '#contract/language/t.ts';
import { PropertyFieldset } from './property-fieldset.tsx';
import { styleFields } from './style-fields.ts';

/** The content and style of the selected component. */
export function PropertiesPanel({ builder }: { readonly builder: Builder }) {
  const { selected, endGesture } = builder;
  if (selected === undefined) return <NothingSelected />;
  const { label, fields } = componentKinds[selected.type];
  const form = (shown: typeof fields) => (
    <PropertyFieldset
      key={selected.id}
      fields={shown}
      of={selected}
      onEdit={({ path, clears = [] }, value) => builder.setProperty(selected.id, path, value, clears)}
      onLeave={endGesture}
    />
  );
  return (
    <Stack gap="3">
      <Heading as="h2" size="md">
        {label}
      </Heading>
      <Tabs.Root defaultValue="content" lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="content" minH="11">
            {t('Content')}
          </Tabs.Trigger>
          <Tabs.Trigger value="style" minH="11">
            {t('Style')}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="content">{form(fields)}</Tabs.Content>
        <Tabs.Content value="style">{form(styleFields)}</Tabs.Content>
      </Tabs.Root>
      <HStack gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => builder.step(selected.id, 'up')}>
          {texts.moveUp}
        </Button>
        <Button size="sm" variant="outline" onClick={() => builder.step(selected.id, 'down')}>
          {texts.moveDown}
        </Button>
        <Button size="sm" variant="outline" onClick={builder.duplicate}>
          {t('Duplicate')}
        </Button>
        <Button size="sm" variant="outline" colorPalette="red" onClick={builder.remove}>
          {t('Delete')}
        </Button>
      </HStack>
      <Text fontSize="sm" color="fg.muted">
        {texts.keys}
      </Text>
    </Stack>
  );
}

function NothingSelected() {
  return (
    <EmptyState.Root size="sm">
      <EmptyState.Content>
        <EmptyState.Title as="h2">{texts.nothingSelected}</EmptyState.Title>
        <EmptyState.Description color="fg.muted">{texts.selectSomething}</EmptyState.Description>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
