import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { hasHouseholdAtom } from '#app/calculate/meeting/meeting-atom.ts';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { Button } from '#app/ui/button.tsx';
import { engineVersion } from '#calculators/kit/version.ts';
import { t } from '#contract/language/t.ts';
import { CarriedOffer } from './carried-offer.tsx';
import { InputFields } from './input-fields.tsx';

const HouseholdOffer = lazy(() => import('./household-offer.tsx').then((module) => ({ default: module.HouseholdOffer })));

interface InputsSectionProps {
  readonly calculation: Calculation;
  /** Version of the formulas with which a shared link was made. */
  readonly sharedVersion: string | undefined;
  /** True if the calculator was switched off since it was opened. */
  readonly isSwitchedOff: boolean;
  readonly mark: ReactNode;
  readonly twins: ReactNode;
}

/** The title, the notices, and the fields of a calculator. */
export function InputsSection({ calculation, sharedVersion, isSwitchedOff, mark, twins }: InputsSectionProps) {
  const { calculator } = calculation;
  const hasHousehold = useAtomValue(hasHouseholdAtom);
  // The button disappears with the entries it resets, so the focus moves to a place nearby.
  const entry = useRef<HTMLElement>(null);
  const startOver = () => {
    calculation.reset();
    entry.current?.focus();
  };
  return (
    <section ref={entry} tabIndex={-1} className="workbench__inputs" aria-label={t('Inputs')}>
      <div className="workbench__title">
        <h1>{calculator.title}</h1>
        {mark}
      </div>
      <p className="workbench__lead">{calculator.description}</p>
      {isSwitchedOff ? (
        <p className="workbench__carried" role="status">
          {t('Your administrator has switched this calculator off. What you entered stays until you leave this page.')}
        </p>
      ) : null}
      {sharedVersion !== undefined && sharedVersion !== engineVersion ? (
        <p className="workbench__carried">
          {t('This link was made with other formulas (version {version}): the answer may differ a little.', {
            version: sharedVersion,
          })}
        </p>
      ) : null}
      <CarriedOffer calculation={calculation} />
      {hasHousehold ? (
        <Suspense fallback={null}>
          <HouseholdOffer calculation={calculation} />
        </Suspense>
      ) : null}
      <InputFields calculation={calculation} />
      {twins}
      <Foot calculation={calculation} onReset={startOver} />
    </section>
  );
}

interface FootProps {
  readonly calculation: Calculation;
  readonly onReset: () => void;
}

/** The tenant whose assumptions the inputs use, and a button back to the defaults. */
function Foot({ calculation, onReset }: FootProps) {
  const byTenant = tenantText(calculation);
  const isTouched = Object.keys(calculation.raw).length > 0;
  if (byTenant === '' && !isTouched) return null;
  return (
    <div className="workbench__foot">
      <span>
        {isTouched ? t('Values in italics are defaults that nobody entered.') : ''} {byTenant}
      </span>
      {isTouched ? (
        <Button variant="quiet" size="small" onClick={onReset}>
          {t('Start over')}
        </Button>
      ) : null}
    </div>
  );
}

function tenantText({ byTenant, inputs }: Calculation): string {
  const assumed = Object.entries(byTenant).filter(([, { isAssumed }]) => isAssumed);
  if (assumed.length === 0) return '';
  return t('Firm assumption: {assumed}', { assumed: assumed.map(([id]) => (inputs[id]?.label ?? id).toLowerCase()).join(', ') });
}
