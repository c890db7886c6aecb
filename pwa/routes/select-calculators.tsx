import { createFileRoute } from '@tanstack/react-router';
import { SelectCalculators } from '../calculators/select-calculators.tsx';
import { SessionGate } from '../shell/session-gate.tsx';

export const Route = createFileRoute('/select-calculators')({
  component: () => <SessionGate path="/select-calculators">{() => <SelectCalculators />}</SessionGate>,
});
