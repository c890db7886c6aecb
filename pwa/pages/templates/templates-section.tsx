import { Badge, Button, HStack, Image, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { listTemplates, switchTemplate } from '#app/device/calls/domains/templates.gen.ts';
import { type Column, ListTable, type RowAction } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { Section } from '#app/kit/section.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type Template, templateTexts } from '#contract/pages/templates/templates.ts';
import { accessTexts } from '#contract/people/access.ts';
import { type OpenedTemplate, TemplateDialogs } from './template-dialogs.tsx';
import { thumbnailOf } from './template-thumbnail.ts';

const stateOf = ({ isActive }: Template): string => (isActive ? templateTexts.live : templateTexts.draft);

const columns: readonly Column<Template>[] = [
  {
    id: 'name',
    header: t('Template'),
    isSortable: true,
    csv: ({ name }) => name,
    cell: (template) => (
      <HStack gap="3" display="inline-flex" textAlign="start">
        <Image src={thumbnailOf(template)} alt="" w="20" aspectRatio="16/10" objectFit="cover" borderRadius="sm" borderWidth="1px" />
        <Stack gap="0">
          <Text as="span" fontWeight="strong">
            {t(template.name)}
          </Text>
          <Text as="span" fontSize="xs" color="fg.muted">
            {t(template.description ?? '')}
          </Text>
        </Stack>
      </HStack>
    ),
  },
  {
    id: 'category',
    header: t('Category'),
    csv: ({ category }) => category ?? '',
    cell: ({ category }) => (category === null ? '—' : t(category)),
  },
  {
    id: 'state',
    header: t('Status'),
    csv: stateOf,
    cell: (template) => <Badge colorPalette={template.isActive ? 'green' : 'gray'}>{stateOf(template)}</Badge>,
  },
  {
    id: 'usedBy',
    header: t('Uses'),
    isNumeric: true,
    csv: ({ usedBy }) => String(usedBy),
    cell: ({ usedBy }) => usedBy.toLocaleString(spokenLocale()),
  },
  {
    id: 'createdAt',
    header: t('Added'),
    isSortable: true,
    isNumeric: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => createdAt.toLocaleDateString(spokenLocale()),
  },
];

/** The action that makes a template live or a draft. */
function useSwitch(onSwitched: () => void): (template: Template) => RowAction {
  const action = useAction(switchTemplate, {
    done: ({ isActive }) => ({ title: templateTexts.switched(isActive) }),
    failed: templateTexts.switchFailed,
  });
  const { reachable } = useAtomValue(connectionAtom);
  return ({ id, isActive }) => ({
    id: 'switch',
    label: isActive ? templateTexts.makeDraft : templateTexts.makeLive,
    disabledBecause: reachable ? undefined : accessTexts.noConnection,
    onSelect: () => void action.run({ id, isActive: !isActive }).then(onSwitched),
  });
}

function dialogActions(
  template: Template,
  disabledBecause: string | undefined,
  onOpen: (opened: OpenedTemplate) => void,
): readonly RowAction[] {
  return [
    { id: 'view', label: t('Preview'), onSelect: () => onOpen({ kind: 'view', template }) },
    { id: 'edit', label: t('Edit'), disabledBecause, onSelect: () => onOpen({ kind: 'edit', template }) },
    { id: 'replace', label: t('Replace the page'), disabledBecause, onSelect: () => onOpen({ kind: 'replace', template }) },
    { id: 'delete', label: t('Delete'), isDestructive: true, disabledBecause, onSelect: () => onOpen({ kind: 'delete', template }) },
  ];
}

const everyCategory = '';

/** Every landing page template of the platform, live ones and drafts. */
export function TemplatesSection() {
  const listed = useServerList({ name: 'templates', call: listTemplates, sort: { by: 'name', isDescending: false } });
  const [category, setCategory] = useState(everyCategory);
  const [opened, setOpened] = useState<OpenedTemplate>();
  const close = () => setOpened(undefined);
  const categories = useMemo(
    () => [...new Set(listed.rows.flatMap((row) => (row.category === null ? [] : [row.category])))].sort(),
    [listed.rows],
  );
  const inCategory = (row: Template) => category === everyCategory || row.category === category;
  const rows = listed.rows.filter(inCategory);
  const source =
    category === everyCategory
      ? listed
      : { ...listed, rows, total: rows.length, readAll: async () => (await listed.readAll())?.filter(inCategory) };
  const switchOf = useSwitch(listed.retry);
  const { reachable } = useAtomValue(connectionAtom);
  const disabledBecause = reachable ? undefined : accessTexts.noConnection;
  const upload = <Button onClick={() => setOpened({ kind: 'upload' })}>{t('Upload template')}</Button>;
  return (
    <Section title={t('Templates')} actions={upload}>
      <ListTable
        name={t('Templates')}
        source={source}
        columns={columns}
        searchLabel={t('Search templates')}
        nameOf={({ name }) => t(name)}
        actionsOf={(template) => [...dialogActions(template, disabledBecause, setOpened), switchOf(template)]}
        filters={
          <NativeSelect.Root w={{ base: 'full', sm: '48' }}>
            <NativeSelect.Field aria-label={t('Category')} value={category} onChange={(event) => setCategory(event.currentTarget.value)}>
              <option value={everyCategory}>{t('All categories')}</option>
              {categories.map((name) => (
                <option key={name} value={name}>
                  {t(name)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        }
        empty={{
          title: t('No templates yet'),
          text: t('The templates that come with the product appear here once the database is filled.'),
        }}
      />
      <TemplateDialogs opened={opened} onChanged={listed.retry} onClose={close} />
    </Section>
  );
}
