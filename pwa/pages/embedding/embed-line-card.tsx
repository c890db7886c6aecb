import { Box, Field, Heading, Input, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { listDomains } from '#app/device/calls/domains/domains.gen.ts';
import { tenantCalculatorRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { CopyField } from '#app/kit/forms/copy-field.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { addressOf } from '#app/pages/landing-pages/page-address.ts';
import { catalog } from '#calculators/catalog.gen.ts';
import { calculatorsInForce } from '#contract/calculators/calculators-in-force.ts';
import { usualDisclaimer } from '#contract/calculators/usual-disclaimer.ts';
import { t } from '#contract/language/t.ts';
import { type EmbedSettings, embedThemes } from '#contract/pages/embed-look.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { embeddingTexts } from '#contract/tenants/embedding.ts';
import { type EmbedChoice, elementLine, frameLine, policyNeeds } from './embed-line.ts';
import { EmbedPreview } from './embed-preview.tsx';

const themeNames = { auto: t('As the visitor’s device'), light: t('Light'), dark: t('Dark') } as const;
const oldestFirst = { by: 'createdAt', isDescending: false } as const;

/** Makes the line of HTML for a calculator, and shows what visitors will see. */
export function EmbedLineCard({ tenant }: { readonly tenant: TenantRow }) {
  const home = useHome(tenant);
  const offered = useOfferedCalculators(tenant);
  const [chosen, setChosen] = useState('');
  const [theme, setTheme] = useState<EmbedChoice['theme']>('auto');
  const [form, setForm] = useState('off');
  const [height, setHeight] = useState('700');
  const [width, setWidth] = useState('');
  const calculator = offered.find(({ id }) => id === chosen) ?? offered[0];
  const settings = useMemo(() => (calculator === undefined ? '' : JSON.stringify(settingsOf(tenant, calculator))), [tenant, calculator]);
  if (calculator === undefined) return <Text>{t('Add a calculator first. Then you can embed it here.')}</Text>;
  const hasForm = form === 'on';
  const choice: EmbedChoice = { calculator, theme, hasForm, height: pixels(height) ?? 700, width: pixels(width) };
  return (
    <Box as="section" aria-label={t('Line of HTML')} borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <Stack gap="5">
        <CardHead />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Choice label={t('Calculator')} value={calculator.id} onChange={setChosen}>
            {offered.map(({ id, title }) => (
              <option key={id} value={id}>
                {t(title)}
              </option>
            ))}
          </Choice>
          <Choice label={t('Look')} value={theme} onChange={(value) => setTheme(embedThemes.find((known) => known === value) ?? 'auto')}>
            {embedThemes.map((known) => (
              <option key={known} value={known}>
                {themeNames[known]}
              </option>
            ))}
          </Choice>
          <Choice label={t('Form below the result')} value={form} onChange={setForm}>
            <option value="off">{t('No form')}</option>
            <option value="on">{t('Visitors may send a message')}</option>
          </Choice>
          <Pixels label={t('Height in pixels until the calculator has loaded')} value={height} onChange={setHeight} />
          <Pixels label={t('Greatest width in pixels')} value={width} placeholder={t('As wide as its place')} onChange={setWidth} />
        </SimpleGrid>
        <CopyField label={t('Line with a frame')} value={frameLine(home, choice)} />
        <CopyField label={t('Line with an element')} value={elementLine(home, choice)} />
        <PolicyNeeds home={home} />
        <Stack gap="3">
          <Heading as="h3" size="md">
            {t('Preview')}
          </Heading>
          <EmbedPreview settings={settings} theme={theme} hasForm={hasForm} width={choice.width} />
        </Stack>
      </Stack>
    </Box>
  );
}

function CardHead() {
  return (
    <Stack gap="1">
      <Heading as="h2" size="lg">
        {t('Line of HTML')}
      </Heading>
      <Text color="fg.muted">
        {t(
          'Paste the line into your website where the calculator should appear. A visitor’s figures never leave the page; only what a visitor sends with the form reaches you.',
        )}
      </Text>
    </Stack>
  );
}

/** The directives that a website with a content security policy has to add. */
function PolicyNeeds({ home }: { readonly home: string }) {
  const needs = policyNeeds(home);
  return (
    <Stack gap="1" fontSize="sm">
      <Text color="fg.muted">
        {t(
          'The frame suits every website. The element grows into your page without a frame. A website with a content security policy has to allow these:',
        )}
      </Text>
      <Text>
        {t('Frame:')} <code>{needs.frame}</code>
      </Text>
      <Text>
        {t('Element:')} <code>{needs.element}</code>
      </Text>
    </Stack>
  );
}

/** The calculators that the tenant has chosen, as far as its plan allows. */
function useOfferedCalculators({ id: tenantId, calculatorLimit }: TenantRow) {
  const rows = useAtomValue(tenantCalculatorRowsAtom);
  return useMemo(() => {
    const inUse = calculatorsInForce(
      rows.filter((row) => row.tenantId === tenantId && row.isEnabled),
      calculatorLimit,
    );
    return catalog.filter(({ id }) => inUse.includes(id));
  }, [rows, tenantId, calculatorLimit]);
}

/** Origin of the tenant: a proven domain of its own if it has one, else its host below the platform's. */
function useHome({ id, subdomain }: TenantRow): string {
  const input = useMemo(() => ({ tenant: id }), [id]);
  const { rows } = useServerList({ name: `domains:${id}`, call: listDomains, sort: oldestFirst, input });
  const domain = rows.find(({ state }) => state === 'valid')?.domain ?? null;
  return addressOf({ domain, subdomain, path: '', isPublished: true }, window.location) ?? window.location.origin;
}

function settingsOf({ id, name, brand, assumptions, embedding }: TenantRow, calculator: EmbedSettings['calculator']): EmbedSettings {
  const { disclaimer = '' } = brand;
  return {
    tenantId: id,
    firm: name,
    calculator,
    ...brand,
    disclaimer: disclaimer === '' ? usualDisclaimer : disclaimer,
    consent: embedding?.consent ?? embeddingTexts.consent,
    assumptions,
  };
}

/** A number of pixels between 200 and 4,000, or undefined. */
function pixels(typed: string): number | undefined {
  const number = Number(typed);
  return Number.isInteger(number) && number >= 200 && number <= 4000 ? number : undefined;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field minH="11" value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function Pixels({ label, value, placeholder, onChange }: Omit<ChoiceProps, 'children'> & { readonly placeholder?: string }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input minH="11" inputMode="numeric" value={value} placeholder={placeholder} onChange={(event) => onChange(event.target.value)} />
    </Field.Root>
  );
}
