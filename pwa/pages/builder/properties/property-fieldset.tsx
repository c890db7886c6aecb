import { Stack } from '@chakra-ui/react';
import type { Edited } from '#app/pages/builder/page/page-edits.ts';
import type { PropertyField } from '#app/pages/builder/page/property-fields.ts';
import { valueAt } from '#app/pages/builder/page/set-at.ts';
import { PropertyInput } from './property-input.tsx';
import { PropertyList } from './property-list.tsx';

interface PropertyFieldsetProps {
  readonly fields: readonly PropertyField[];
  /** The component or the page. */
  readonly of: unknown;
  readonly onEdit: (field: PropertyField, value: unknown) => Edited;
  readonly onLeave: () => void;
}

/** The properties of a component or page, one below the other. */
export function PropertyFieldset({ fields, of, onEdit, onLeave }: PropertyFieldsetProps) {
  return (
    <Stack gap="4">
      {fields.map((field) => {
        const Part = field.control === 'list' ? PropertyList : PropertyInput;
        return (
          <Part key={field.path} field={field} value={valueAt(of, field.path)} onEdit={(value) => onEdit(field, value)} onLeave={onLeave} />
        );
      })}
    </Stack>
  );
}
