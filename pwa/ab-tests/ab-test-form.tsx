import { Text } from '@chakra-ui/react';
import { number } from '#contract/language/words.ts';
import { plannedVisitors } from '#contract/pages/ab-test-statistics.ts';
import { abTestDefaults, CreateAbTest } from '#contract/pages/ab-tests.ts';
import type { LandingPageHeading } from '#contract/pages/landing-pages.ts';
import { createAbTest } from '../calls/calls.gen.ts';
import { SelectField, TextField } from '../kit/forms/form-fields.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { FormModal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { abTestSectionTexts as texts } from './ab-test-texts.ts';
import { GoalField } from './goal-field.tsx';

interface AbTestFormProps {
  readonly pages: readonly LandingPageHeading[];
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

const initial = {
  id: '',
  variantPageId: '',
  name: '',
  goal: 'send',
  trafficSplit: String(abTestDefaults.trafficSplit),
  baselineRate: '5',
  minimumLift: '20',
};

/** Plans a test. It starts later, from the list. */
export function AbTestForm({ pages, onCreated, onClose }: AbTestFormProps) {
  const act = useAct(createAbTest, { done: texts.created, failed: texts.createFailed });
  const form = useForm({
    id: 'ab-tests.create',
    initial,
    schema: CreateAbTest,
    toInput: ({ trafficSplit, baselineRate, minimumLift, ...given }: typeof initial) => ({
      ...given,
      trafficSplit: Number(trafficSplit),
      baselineRate: Number(baselineRate),
      minimumLift: Number(minimumLift),
    }),
    send: (args) => act.run(args),
    onSent: () => {
      onCreated();
      onClose();
    },
  });
  const options = (list: readonly LandingPageHeading[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  const { id, variantPageId, trafficSplit, baselineRate, minimumLift } = form.values;
  const planned = plannedVisitors(Number(baselineRate) / 100, Number(minimumLift) / 100, Number(trafficSplit));
  return (
    <FormModal title={texts.create} form={form} submitLabel={texts.create} busyLabel={texts.creating} onClose={onClose}>
      <TextField field={form.field('name')} label={texts.name} isRequired />
      <SelectField field={form.field('id')} label={texts.page} options={options(pages)} none={texts.choose} isRequired />
      <SelectField
        field={form.field('variantPageId')}
        label={texts.variant}
        hint={texts.variantHint}
        options={options(pages.filter((page) => page.id !== id))}
        none={texts.choose}
        isRequired
      />
      {id === '' || variantPageId === '' ? null : <GoalField field={form.field('goal')} pageId={id} variantPageId={variantPageId} />}
      <TextField field={form.field('trafficSplit')} label={texts.split} hint={texts.splitHint} inputMode="numeric" after="%" isRequired />
      <TextField field={form.field('baselineRate')} label={texts.baseline} inputMode="decimal" after="%" isRequired />
      <TextField field={form.field('minimumLift')} label={texts.lift} inputMode="decimal" after="%" isRequired />
      {Number.isFinite(planned) ? <Text role="status">{texts.planned(number(planned))}</Text> : null}
    </FormModal>
  );
}
