import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '#contract/language/t.ts';
import { LayersPanel } from './canvas/layers-panel.tsx';
import { ComponentsPanel } from './components-panel.tsx';
import type { Builder } from './page/use-builder.ts';
import { PropertyFieldset } from './properties/property-fieldset.tsx';
import { pageFields } from './properties/style-fields.ts';
import { TemplatesPanel } from './templates-panel.tsx';

/** The panel on the left: components, templates, layers, and page settings. */
export function LeftPanel({ builder }: { readonly builder: Builder }) {
  const tabs: readonly (readonly [id: string, label: string, panel: ReactNode])[] = [
    ['components', t('Components'), <ComponentsPanel key="components" builder={builder} />],
    ['templates', t('Templates'), <TemplatesPanel key="templates" builder={builder} />],
    ['layers', t('Layers'), <LayersPanel key="layers" builder={builder} />],
    [
      'settings',
      t('Settings'),
      <PropertyFieldset
        key="settings"
        fields={pageFields}
        of={builder.page}
        onEdit={({ path }, value) => builder.setPageProperty(path, value)}
        onLeave={builder.endGesture}
      />,
    ],
  ];
  return (
    <Tabs.Root defaultValue="components" lazyMount size="sm">
      <Tabs.List flexWrap="wrap">
        {tabs.map(([id, label]) => (
          <Tabs.Trigger key={id} value={id} minH="11" px="1" flex="none" fontSize="sm">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(([id, , panel]) => (
        <Tabs.Content key={id} value={id}>
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
