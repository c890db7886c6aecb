import { SimpleGrid, Stack } from '@chakra-ui/react';
import { CreatePlan, planDefaults, UpdatePlan } from '#contract/billing/plans.ts';
import { t } from '#contract/language/t.ts';
import type { PlanRow } from '#contract/sync/rows.ts';
import { uuidv7 } from '#contract/values/uuid.ts';
import { SwitchField, TextAreaField, TextField } from '../kit/forms/form-fields.tsx';
import { wholeEntry } from '../kit/forms/number-entry.ts';
import { type Form, useForm } from '../kit/forms/use-form.ts';
import { FormModal } from '../kit/modal.tsx';
import { useQueue } from '../kit/use-queue.ts';

type PlanText =
  | 'name'
  | 'description'
  | 'basePrice'
  | 'annualPrice'
  | 'annualDiscount'
  | 'calculatorLimit'
  | 'aiCallsIncluded'
  | 'aiPricePerCall'
  | 'maxUsers'
  | 'sortOrder';
type PlanFlag = 'aiUnlimited' | 'customDomain' | 'whiteLabel' | 'prioritySupport';
/** Fields of the plan form, as typed. */
type PlanValues = Readonly<Record<PlanText, string> & Record<PlanFlag, boolean>>;

const newPlan: PlanValues = {
  name: '',
  description: '',
  basePrice: planDefaults.basePrice,
  annualPrice: '',
  annualDiscount: '',
  calculatorLimit: '',
  aiCallsIncluded: String(planDefaults.aiCallsIncluded),
  aiPricePerCall: '',
  maxUsers: '',
  sortOrder: String(planDefaults.sortOrder),
  aiUnlimited: false,
  customDomain: false,
  whiteLabel: false,
  prioritySupport: false,
};

function valuesOf(plan: PlanRow): PlanValues {
  const text = (value: number | string | null | undefined) => String(value ?? '');
  return {
    name: plan.name,
    description: text(plan.description),
    basePrice: plan.basePrice,
    annualPrice: text(plan.annualPrice),
    annualDiscount: text(plan.annualDiscount),
    calculatorLimit: text(plan.calculatorLimit),
    aiCallsIncluded: text(plan.aiCallsIncluded),
    aiPricePerCall: text(plan.aiPricePerCall),
    maxUsers: text(plan.maxUsers),
    sortOrder: text(plan.sortOrder),
    aiUnlimited: plan.aiUnlimited === true,
    customDomain: plan.customDomain,
    whiteLabel: plan.whiteLabel,
    prioritySupport: plan.prioritySupport,
  };
}

/** An empty limit means no limit. An empty count means 0. */
function toInput(values: PlanValues) {
  return {
    ...values,
    description: values.description.trim() || null,
    annualPrice: values.annualPrice.trim() || null,
    annualDiscount: wholeEntry(values.annualDiscount),
    calculatorLimit: wholeEntry(values.calculatorLimit),
    aiCallsIncluded: wholeEntry(values.aiCallsIncluded) ?? 0,
    aiPricePerCall: values.aiPricePerCall.trim() || null,
    maxUsers: wholeEntry(values.maxUsers),
    sortOrder: wholeEntry(values.sortOrder) ?? 0,
  };
}

export function CreatePlanForm({ onClose }: { readonly onClose: () => void }) {
  const queue = useQueue();
  const form = useForm({
    id: 'plans.create',
    initial: newPlan,
    schema: CreatePlan,
    toInput,
    send: (args) => {
      const id = uuidv7(Date.now(), (bytes) => crypto.getRandomValues(bytes));
      return queue({ type: 'plans.create', tenantId: null, args: { ...args, id }, summary: t('Create plan {name}', { name: args.name }) });
    },
    onSent: onClose,
  });
  return (
    <FormModal title={t('Create plan')} form={form} submitLabel={t('Create plan')} busyLabel={t('Creating…')} onClose={onClose} size="lg">
      <PlanFields form={form} />
    </FormModal>
  );
}

export function EditPlanForm({ plan, onClose }: { readonly plan: PlanRow; readonly onClose: () => void }) {
  const queue = useQueue();
  const form = useForm({
    id: `plans.update:${plan.id}`,
    initial: valuesOf(plan),
    schema: UpdatePlan,
    toInput: (values: PlanValues) => ({ id: plan.id, ...toInput(values) }),
    send: (args) => queue({ type: 'plans.update', tenantId: null, args, summary: t('Edit plan {name}', { name: plan.name }) }),
    onSent: onClose,
  });
  return (
    <FormModal
      title={t('Edit {name}', { name: plan.name })}
      form={form}
      submitLabel={t('Save changes')}
      busyLabel={t('Saving…')}
      onClose={onClose}
      size="lg"
    >
      <PlanFields form={form} />
    </FormModal>
  );
}

const flags: readonly { readonly name: PlanFlag; readonly label: string; readonly hint?: string }[] = [
  { name: 'aiUnlimited', label: t('Unlimited AI calls'), hint: t('The number of calls included does not count then.') },
  { name: 'customDomain', label: t('Custom domain') },
  { name: 'whiteLabel', label: t('White label') },
  { name: 'prioritySupport', label: t('Priority support') },
];

function PlanFields({ form }: { readonly form: Form<PlanValues> }) {
  const price = { type: 'number', inputMode: 'decimal', step: planDefaults.priceStep, before: '$' } as const;
  const count = { type: 'number', inputMode: 'numeric', step: '1' } as const;
  return (
    <>
      <TextField field={form.field('name')} label={t('Name')} isRequired />
      <TextAreaField field={form.field('description')} label={t('Description')} rows={2} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField field={form.field('basePrice')} label={t('Price per month')} isRequired hint={t('0 is free.')} {...price} />
        <TextField field={form.field('annualPrice')} label={t('Price per year')} hint={t('Empty: no yearly price.')} {...price} />
        <TextField field={form.field('annualDiscount')} label={t('Yearly discount')} after="%" {...count} />
        <TextField field={form.field('calculatorLimit')} label={t('Calculator limit')} hint={t('Empty: unlimited.')} {...count} />
        <TextField field={form.field('aiCallsIncluded')} label={t('AI calls included per month')} {...count} />
        <TextField
          field={form.field('aiPricePerCall')}
          label={t('Price per AI call above')}
          hint={t("Empty: the platform's price.")}
          {...price}
          step="any"
        />
        <TextField field={form.field('maxUsers')} label={t('User limit')} hint={t('Empty: the standard limit of 50.')} {...count} />
        <TextField field={form.field('sortOrder')} label={t('Sort order')} hint={t('Plans are listed from the lowest.')} {...count} />
      </SimpleGrid>
      <Stack gap="1">
        {flags.map(({ name, label, hint }) => (
          <SwitchField
            key={name}
            label={label}
            isOn={form.isOn(name)}
            onChange={(isOn) => form.set(Object.fromEntries([[name, isOn]]))}
            {...(hint === undefined ? {} : { hint })}
          />
        ))}
      </Stack>
    </>
  );
}
