import { Box, Button, Fieldset, HStack, Stack } from '@chakra-ui/react';
import type { Edited } from './page-edits.ts';
import type { PropertyField } from './property-fields.ts';
import { PropertyInput } from './property-input.tsx';
import { setAt, valueAt } from './set-at.ts';

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
                <HStack gap="1" wrap="wrap">
                  <Button size="sm" variant="ghost" disabled={at === 0} aria-label={`Move ${name} up`} onClick={() => move(at, at - 1)}>
                    Up
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    disabled={at === list.length - 1}
                    aria-label={`Move ${name} down`}
                    onClick={() => move(at, at + 1)}
                  >
                    Down
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    colorPalette="red"
                    aria-label={`Remove ${name}`}
                    onClick={() => onEdit(list.toSpliced(at, 1))}
                  >
                    Remove
                  </Button>
                </HStack>
              </Stack>
            </Box>
          );
        })}
        <Button variant="outline" onClick={() => onEdit([...list, blankBeside(blank, list)])}>
          {`Add ${noun}`}
        </Button>
      </Stack>
    </Fieldset.Root>
  );
}

/** A new item. A form field gets a key that differs from the others. */
function blankBeside(blank: Readonly<Record<string, unknown>>, list: readonly unknown[]): Readonly<Record<string, unknown>> {
  return blank.name === 'field' ? { ...blank, name: `field${list.length + 1}` } : blank;
}
