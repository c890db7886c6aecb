import { Field, Flex, Input, NativeSelect, Switch, Textarea } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { catalog } from '#app/device/catalog/catalog.ts';
import type { Edited } from '#app/pages/builder/page/page-edits.ts';
import type { PropertyField } from '#app/pages/builder/page/property-fields.ts';
import { t } from '#contract/language/t.ts';
import { PropertyRich } from './property-rich.tsx';
import { propertyOfText, textOfProperty } from './property-text.ts';

interface PropertyInputProps {
  readonly field: PropertyField;
  readonly value: unknown;
  readonly onEdit: (value: unknown) => Edited;
  readonly onLeave: () => void;
}

const calculatorOptions = catalog.map(({ id, title }) => ({ value: id, label: title }));

/** One property. Refused text stays in the field with the reason, and the page keeps its old value. */
export function PropertyInput({ field, value, onEdit, onLeave }: PropertyInputProps) {
  const [refused, setRefused] = useState<{ readonly text: string; readonly message: string }>();
  const text = refused?.text ?? textOfProperty(field, value);
  const edit = (typed: string) => {
    const edited = onEdit(propertyOfText(field, typed));
    setRefused(edited.ok ? undefined : { text: typed, message: edited.message });
  };
  if (field.control === 'rich') return <PropertyRich label={field.label} value={value} onEdit={onEdit} onLeave={onLeave} />;
  if (field.control === 'toggle') {
    return (
      <Switch.Root checked={value === true} onCheckedChange={({ checked }) => onEdit(checked ? true : undefined)} minH="11">
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{field.label}</Switch.Label>
      </Switch.Root>
    );
  }
  return (
    <Field.Root invalid={refused !== undefined} onBlur={onLeave}>
      <Field.Label>{field.label}</Field.Label>
      <Control field={field} text={text} onType={edit} />
      {refused === undefined ? null : <Field.ErrorText>{refused.message}</Field.ErrorText>}
      {field.hint === undefined ? null : <Field.HelperText>{field.hint}</Field.HelperText>}
    </Field.Root>
  );
}

interface ControlProps {
  readonly field: PropertyField;
  readonly text: string;
  readonly onType: (text: string) => void;
}

function Control({ field, text, onType }: ControlProps) {
  const name = useId();
  switch (field.control) {
    case 'paragraph':
    case 'lines':
      return <Textarea name={name} rows={4} value={text} onChange={(event) => onType(event.target.value)} />;
    case 'choice':
      return <Choice options={field.options ?? []} text={text} onType={onType} />;
    case 'calculator':
      return <Choice options={[{ value: '', label: t('None chosen') }, ...calculatorOptions]} text={text} onType={onType} />;
    case 'color':
      return (
        <Flex gap="2" w="full">
          <Input name={name} value={text} placeholder="#0f766e" onChange={(event) => onType(event.target.value)} />
          <Input
            type="color"
            aria-label={t('Pick: {label}', { label: field.label })}
            w="11"
            flex="none"
            p="1"
            value={/^#[\da-f]{6}$/i.test(text) ? text : '#ffffff'}
            onChange={(event) => onType(event.target.value)}
          />
        </Flex>
      );
    case 'number':
      return <Input name={name} type="number" value={text} onChange={(event) => onType(event.target.value)} />;
    case 'line':
    case 'toggle':
    case 'rich':
    case 'list':
      return <Input name={name} value={text} autoComplete="off" onChange={(event) => onType(event.target.value)} />;
  }
}

interface ChoiceProps extends Pick<ControlProps, 'text' | 'onType'> {
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
}

function Choice({ options, text, onType }: ChoiceProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field minH="11" value={text} onChange={(event) => onType(event.target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
