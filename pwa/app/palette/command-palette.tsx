import { Box, CloseButton, Combobox, createListCollection, Dialog, Flex, Portal, Span, Text } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { askedActionAtom } from '#app/kit/asked-action.ts';
import { ChakraRoot } from '#app/ui/chakra/chakra-root.tsx';
import { t } from '#contract/language/t.ts';
import type { Role } from '#contract/people/roles.ts';
import { type EntryGroup, findEntries, type PaletteEntry } from './find-entries.ts';
import { useEntries } from './use-entries.ts';

interface CommandPaletteProps {
  readonly role: Role;
  readonly onClose: () => void;
}

/** Opens every screen, action, tenant, and calculator by a few typed letters, with or without a network. */
export function CommandPalette({ role, onClose }: CommandPaletteProps) {
  return (
    <ChakraRoot>
      <Dialog.Root open onOpenChange={({ open }) => (open ? undefined : onClose())} size={{ mdDown: 'full', md: 'lg' }}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Title className="unseen">{t('Search or go to')}</Dialog.Title>
              <Dialog.Body p="3">
                <Flex gap="2" align="start">
                  <Box flex="1" minW="0">
                    <PaletteSearch role={role} onClose={onClose} />
                  </Box>
                  <Dialog.CloseTrigger asChild position="static">
                    <CloseButton size="md" minW="11" minH="11" />
                  </Dialog.CloseTrigger>
                </Flex>
              </Dialog.Body>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  );
}

const groups: readonly EntryGroup[] = ['Screens', 'Actions', 'Tenants', 'Calculators'];

function PaletteSearch({ role, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const collection = useFoundEntries(role, typed);
  const navigate = useNavigate();
  const ask = useSetAtom(askedActionAtom);
  function go(entry: PaletteEntry | undefined): void {
    if (entry === undefined) return;
    onClose();
    ask(entry.action);
    if (entry.path !== undefined) void navigate({ to: entry.path });
  }
  return (
    <Combobox.Root
      open
      disableLayer
      collection={collection}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      inputValue={typed}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') setTyped(inputValue);
      }}
      onValueChange={({ items }) => go(items[0])}
      value={[]}
    >
      <Combobox.Label className="unseen">{t('Search or go to')}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input
          autoFocus
          placeholder={t('Screen, action, tenant, or calculator')}
          minH="11"
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
      </Combobox.Control>
      <Combobox.Content boxShadow="none" maxH="24rem" mt="2" position="static" w="full">
        {collection.items.length === 0 ? (
          <Text p="4" color="fg.muted">
            {t('Nothing matches “{typed}”.', { typed })}
          </Text>
        ) : null}
        {collection.group().map(([group, items]) => (
          <Combobox.ItemGroup key={group}>
            <Combobox.ItemGroupLabel>{t(group)}</Combobox.ItemGroupLabel>
            {items.map((entry) => (
              <Combobox.Item key={entry.id} item={entry} minH="11">
                <Combobox.ItemText>{entry.label}</Combobox.ItemText>
                <Span color="fg.muted" fontSize="sm" ms="auto">
                  {entry.note}
                </Span>
              </Combobox.Item>
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
    </Combobox.Root>
  );
}

/** The entries that match the typed letters, by group. */
function useFoundEntries(role: Role, typed: string) {
  const entries = useEntries(role);
  return useMemo(() => {
    const found = findEntries(entries, typed);
    const inGroups = groups.flatMap((group) => found.filter((entry) => entry.group === group));
    return createListCollection<PaletteEntry>({
      items: [...inGroups],
      itemToValue: ({ id }) => id,
      itemToString: ({ label }) => label,
      groupBy: ({ group }) => group,
    });
  }, [entries, typed]);
}
