import { Box, Button, Fieldset, HStack, Stack } from '@chakra-ui/react';
import type { Edited } from '#app/pages/builder/page/page-edits.ts';
import type { PropertyField } from '#app/pages/builder/page/property-fields.ts';
import { setAt, valueAt } from '#app/pages/builder/page/set-at.ts';
import { t } from '#contract/language/t.ts';
import { PropertyInput } from './property-input.tsx';

interface PropertyListProps {
  readonly field: PropertyField;
  readonly value: unknown;
  readonly onEdit: (value: unknown) => Edited;
  readonly onLeave: () => void;
}

/** A list of items that have properties of their own, such as the plans of a price table. */
export function PropertyList({ field: { label, items }, value, onEdit, onLeave }: PropertyListProps) {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (items === undefined) return null;
  const { noun, fields, blank } = items;
  const move = (at: number, to: number) => onEdit(list.toSpliced(at, 1).toSpliced(to, 0, list[at]));
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="strong">{label}</Fieldset.Legend>
      <Stack gap="3">
        {list.map((item, at) => {
          const name = `${noun} ${at + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing but its place
            <Box key={at} role="group" aria-label={name} borderWidth="1px" borderRadius="md" p="3">
              <Stack gap="3">
                {fields.map((field) => (
                  <PropertyInput
                    key={field.path}
                    field={field}
                    value={valueAt(item, field.path)}
                    onEdit={(next) => onEdit(list.with(at, setAt(item, field.path, next)))}
                    onLeave={onLeave}
                  />
                ))}
                <ItemActions
                  name={name}
                  isFirst={at === 0}
                  isLast={at === list.length - 1}
                  onMove={(by) => move(at, at + by)}
                  onRemove={() => onEdit(list.toSpliced(at, 1))}
                />
              </Stack>
            </Box>
          );
        })}
        <Button variant="outline" onClick={() => onEdit([...list, blankBeside(blank, list)])}>
          {t('Add {noun}', { noun })}
        </Button>
      </Stack>
    </Fieldset.Root>
  );
}

interface ItemActionsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function ItemActions({ name, isFirst, isLast, onMove, onRemove }: ItemActionsProps) {
  return (
    <HStack gap="1" wrap="wrap">
      <Button size="sm" variant="ghost" disabled={isFirst} aria-label={t('Move {name} up', { name })} onClick={() => onMove(-1)}>
        {t('Up')}
      </Button>
      <Button size="sm" variant="ghost" disabled={isLast} aria-label={t('Move {name} down', { name })} onClick={() => onMove(1)}>
        {t('Down')}
      </Button>
      <Button size="sm" variant="ghost" colorPalette="red" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </HStack>
  );
}

/** A new item. A form field gets a key that no other has. */
function blankBeside(blank: Readonly<Record<string, unknown>>, list: readonly unknown[]): Readonly<Record<string, unknown>> {
  if (blank.name !== 'field') return blank;
  const taken = new Set(list.map((item) => valueAt(item, 'name')));
  const numbers = Array.from({ length: list.length + 1 }, (_, at) => list.length + 1 + at);
  return { ...blank, name: numbers.map((number) => `field${number}`).find((name) => !taken.has(name)) };
}
