import { Button, Field, HStack, Input, SimpleGrid, Stack, Switch } from '@chakra-ui/react';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { t } from '#contract/language/t.ts';
import { type StepKind, stepKinds } from '#contract/pages/page-views.ts';
import { stepKindNames, funnelTexts as texts } from './funnel-texts.ts';

export interface EditedStep {
  readonly id: string;
  readonly name: string;
  readonly kind: StepKind;
  readonly component: string | null;
  readonly isRequired: boolean;
}

interface FunnelStepFieldsProps {
  readonly place: number;
  readonly step: EditedStep;
  readonly parts: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (step: EditedStep) => void;
  /** Undefined for the first step. */
  readonly onEarlier: (() => void) | undefined;
  readonly onRemove: () => void;
}

const kinds = stepKinds.map((kind) => ({ value: kind, label: stepKindNames[kind] }));

/** One step of a funnel: its name, what the visitor does, and in which part of the page. */
export function FunnelStepFields({ place, step, parts, onChange, onEarlier, onRemove }: FunnelStepFieldsProps) {
  const changeKind = (value: string) => {
    const kind = stepKinds.find((each) => each === value) ?? step.kind;
    const component = kind === 'view' || kind === 'send' ? null : (step.component ?? parts[0]?.value ?? null);
    onChange({ ...step, kind, component });
  };
  return (
    <Stack as="li" gap="3" borderWidth="1px" borderRadius="lg" p="4" aria-label={t('Step {place}', { place })}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
        <Field.Root required>
          <Field.Label>{texts.name}</Field.Label>
          <Input value={step.name} onChange={({ target: { value } }) => onChange({ ...step, name: value })} />
        </Field.Root>
        <PlainSelect label={texts.kind} value={step.kind} options={kinds} onChange={changeKind} />
        {step.kind === 'view' ? null : (
          <PlainSelect
            label={texts.part}
            value={step.component ?? ''}
            options={parts}
            {...(step.kind === 'send' ? { none: texts.anyForm } : {})}
            onChange={(value) => onChange({ ...step, component: value === '' ? null : value })}
          />
        )}
      </SimpleGrid>
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Switch.Root checked={step.isRequired} onCheckedChange={({ checked }) => onChange({ ...step, isRequired: checked })} minH="11">
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>{texts.required}</Switch.Label>
        </Switch.Root>
        <HStack gap="2">
          <Button size="sm" variant="ghost" disabled={onEarlier === undefined} onClick={onEarlier}>
            {texts.earlier}
          </Button>
          <Button size="sm" variant="ghost" onClick={onRemove}>
            {texts.remove}
          </Button>
        </HStack>
      </HStack>
    </Stack>
  );
}
