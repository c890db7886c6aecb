import { Button, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { readPageFigures, saveFunnel } from '#app/device/calls/domains/landing-pages.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { Called } from '#app/kit/called.tsx';
import { Modal, Problem } from '#app/kit/forms/modal.tsx';
import { useAction } from '#app/kit/use-action.ts';
import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import { nameOfComponent } from '#contract/pages/page-view/component-names.ts';
import { mostSteps, SaveFunnel } from '#contract/pages/page-views.ts';
import { type EditedStep, FunnelStepFields } from './funnel-step-fields.tsx';
import { funnelTexts as texts } from './funnel-texts.ts';

interface FunnelModalProps {
  /** Undefined until the page was saved once. */
  readonly page: string | undefined;
  readonly components: readonly PageComponent[];
  /** The part that is selected on the canvas. A new step begins with it. */
  readonly selected: string | undefined;
  readonly onClose: () => void;
}

/** Chooses the steps of the page's funnel. */
export function FunnelModal({ page, ...rest }: FunnelModalProps) {
  if (page !== undefined) return <LoadedFunnel page={page} {...rest} />;
  return (
    <Modal title={texts.title} onClose={rest.onClose}>
      <Text>{texts.unsaved}</Text>
    </Modal>
  );
}

function LoadedFunnel({ page, ...rest }: FunnelModalProps & { readonly page: string }) {
  const call = useCall(
    readPageFigures,
    useMemo(() => ({ id: page, days: 7 }), [page]),
  );
  if (call.answer?.ok === true) {
    const steps = call.answer.value.funnel.map(({ visitors: _, ...step }) => step);
    return <FunnelForm page={page} initial={steps} {...rest} />;
  }
  return (
    <Modal title={texts.title} onClose={rest.onClose}>
      <Called call={call}>{() => null}</Called>
    </Modal>
  );
}

interface FunnelFormProps extends FunnelModalProps {
  readonly page: string;
  readonly initial: readonly EditedStep[];
}

function FunnelForm({ page, initial, components, selected, onClose }: FunnelFormProps) {
  const [steps, setSteps] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const action = useAction(saveFunnel, { done: texts.saved, failed: texts.failed });
  const parts = components.map((component) => ({ value: component.id, label: nameOfComponent(component) }));
  const change = (at: number, step: EditedStep) => setSteps(steps.map((each, place) => (place === at ? step : each)));
  const add = () =>
    setSteps([
      ...steps,
      { id: crypto.randomUUID(), name: '', kind: 'click', component: selected ?? parts[0]?.value ?? null, isRequired: true },
    ]);
  const save = async () => {
    const read = SaveFunnel.safeParse({ id: page, steps: steps.map(({ id: _, ...step }) => step) });
    setProblem(read.success ? undefined : read.error.issues[0]?.message);
    if (read.success && (await action.run(read.data)).ok) onClose();
  };
  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      size="lg"
      footer={
        <Button disabled={action.isBusy} onClick={() => void save()}>
          {action.isBusy ? texts.saving : texts.save}
        </Button>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{texts.intro}</Text>
        <Stack as="ol" gap="4" listStyleType="none">
          {steps.map((step, at) => (
            <FunnelStepFields
              key={step.id}
              place={at + 1}
              step={step}
              parts={parts}
              onChange={(changed) => change(at, changed)}
              onEarlier={at === 0 ? undefined : () => setSteps(steps.toSpliced(at, 1).toSpliced(at - 1, 0, step))}
              onRemove={() => setSteps(steps.toSpliced(at, 1))}
            />
          ))}
        </Stack>
        <Button variant="outline" alignSelf="start" disabled={steps.length >= mostSteps} onClick={add}>
          {texts.add}
        </Button>
        <Problem text={problem ?? action.problem} />
      </Stack>
    </Modal>
  );
}
