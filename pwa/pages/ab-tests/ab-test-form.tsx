import { Text } from '@chakra-ui/react';
import { createAbTest } from '#app/device/calls/domains/ab-tests.gen.ts';
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal, Problem } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import type { ListSource } from '#app/kit/lists/list-source.ts';
import { useAction } from '#app/kit/use-action.ts';
import { PageSearch } from '#app/pages/landing-pages/page-search.tsx';
import type { PlannedTest } from '#app/pages/landing-pages/planned-test.ts';
import { number } from '#contract/language/words.ts';
import { plannedVisitors } from '#contract/pages/ab-test-statistics.ts';
import { abTestDefaults, CreateAbTest } from '#contract/pages/ab-tests.ts';
import type { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { abTestSectionTexts as texts } from './ab-test-texts.ts';
import { GoalField } from './goal-field.tsx';

interface AbTestFormProps {
  readonly pages: ListSource<LandingPageHeading>;
  /** Pages that were chosen before, which a later search may not find. */
  readonly chosen: readonly LandingPageHeading[];
  readonly onChoose: (page: LandingPageHeading) => void;
  /** Entries that the form begins with. */
  readonly planned?: PlannedTest | undefined;
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
export function AbTestForm({ pages, chosen, onChoose, planned: begun, onCreated, onClose }: AbTestFormProps) {
  const action = useAction(createAbTest, { done: texts.created, failed: texts.createFailed });
  const form = useForm({
    id: begun === undefined ? 'ab-tests.create' : `ab-tests.create:${begun.variantPageId}`,
    initial: { ...initial, ...begun },
    schema: CreateAbTest,
    toInput: ({ trafficSplit, baselineRate, minimumLift, ...given }: typeof initial) => ({
      ...given,
      trafficSplit: Number(trafficSplit),
      baselineRate: Number(baselineRate),
      minimumLift: Number(minimumLift),
    }),
    send: (args) => action.run(args),
    onSent: () => {
      onCreated();
      onClose();
    },
  });
  /** Choice among the found pages, and the one that was chosen before. */
  const choiceOf = (name: 'id' | 'variantPageId', other?: string) => {
    const field = form.field(name);
    const found = pages.rows.filter((page) => page.id !== other);
    const before = found.some((page) => page.id === field.value) ? undefined : chosen.find((page) => page.id === field.value);
    const offered = before === undefined ? found : [before, ...found];
    const onChange = (value: string) => {
      const page = offered.find((each) => each.id === value);
      if (page !== undefined) onChoose(page);
      field.onChange(value);
    };
    return { field: { ...field, onChange }, options: offered.map((page) => ({ value: page.id, label: page.name })) };
  };
  const { id, variantPageId, trafficSplit, baselineRate, minimumLift } = form.values;
  const planned = plannedVisitors(Number(baselineRate) / 100, Number(minimumLift) / 100, Number(trafficSplit));
  return (
    <FormModal title={texts.create} form={form} submitLabel={texts.create} busyLabel={texts.creating} onClose={onClose}>
      <TextField field={form.field('name')} label={texts.name} isRequired />
      <PageSearch source={pages} />
      <Problem text={pages.message} />
      <SelectField {...choiceOf('id')} label={texts.page} none={texts.choose} isRequired />
      <SelectField {...choiceOf('variantPageId', id)} label={texts.variant} hint={texts.variantHint} none={texts.choose} isRequired />
      {id === '' || variantPageId === '' ? null : <GoalField field={form.field('goal')} pageId={id} variantPageId={variantPageId} />}
      <TextField field={form.field('trafficSplit')} label={texts.split} hint={texts.splitHint} inputMode="numeric" after="%" isRequired />
      <TextField field={form.field('baselineRate')} label={texts.baseline} inputMode="decimal" after="%" isRequired />
      <TextField field={form.field('minimumLift')} label={texts.lift} inputMode="decimal" after="%" isRequired />
      {Number.isFinite(planned) ? <Text role="status">{texts.planned(number(planned))}</Text> : null}
    </FormModal>
  );
}
