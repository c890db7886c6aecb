import { type StepKind, stepKinds } from '#contract/pages/page-views.ts';

export const funnelColumns = { id: true, name: true, eventType: true, eventSelector: true, isRequired: true } as const;

interface StoredStep {
  readonly id: string;
  readonly name: string;
  readonly eventType: string;
  readonly eventSelector: string | null;
  readonly isRequired: boolean;
}

interface ShownStep {
  readonly id: string;
  readonly name: string;
  readonly kind: StepKind;
  readonly component: string | null;
  readonly isRequired: boolean;
}

export function stepOf({ id, name, eventType, eventSelector, isRequired }: StoredStep): ShownStep {
  return { id, name, kind: stepKinds.find((kind) => kind === eventType) ?? 'view', component: eventSelector, isRequired };
}
