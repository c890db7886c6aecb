import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { t } from '#contract/language/t.ts';
import { CreatePlan, type PlanRow, plan as planEntity, UpdatePlan } from '#contract/money/plan.ts';
import { uuidv7 } from '#contract/values/uuid.ts';

const fields = shownFields(planEntity);

export function CreatePlanForm({ onClose }: { readonly onClose: () => void }) {
  const queue = useQueue();
  const form = useForm({
    id: 'plans.create',
    initial: entriesOf(fields),
    schema: CreatePlan,
    toInput: (values: FormValues) => requestOf(fields, values),
    send: (args) => {
      const id = uuidv7(Date.now(), (bytes) => crypto.getRandomValues(bytes));
      return queue({ type: 'plans.create', tenantId: null, args: { ...args, id }, summary: t('Create plan {name}', { name: args.name }) });
    },
    onSent: onClose,
  });
  return (
    <FormModal title={t('Create plan')} form={form} submitLabel={t('Create plan')} busyLabel={t('Creating…')} onClose={onClose} size="lg">
      <EntityFields fields={fields} form={form} />
    </FormModal>
  );
}

export function EditPlanForm({ plan, onClose }: { readonly plan: PlanRow; readonly onClose: () => void }) {
  const queue = useQueue();
  const { id, name } = plan;
  const form = useForm({
    id: `plans.update:${id}`,
    initial: entriesOf(fields, plan),
    schema: UpdatePlan,
    toInput: (values: FormValues) => ({ id, ...requestOf(fields, values) }),
    send: (args) => queue({ type: 'plans.update', tenantId: null, args, summary: t('Edit plan {name}', { name }) }),
    onSent: onClose,
  });
  return (
    <FormModal
      title={t('Edit {name}', { name })}
      form={form}
      submitLabel={t('Save changes')}
      busyLabel={t('Saving…')}
      onClose={onClose}
      size="lg"
    >
      <EntityFields fields={fields} form={form} />
    </FormModal>
  );
}
