import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { calculatorTexts, planTooSmall } from '#contract/calculators.ts';
import { changeTexts } from '#contract/changes.ts';
import type { CalculatorRow } from '#contract/rows.ts';
import { managedTenantsAtom } from '../session/managed-tenants.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/waiting.tsx';
import { groupCalculators, suiteName, suitesOf } from './management-groups.ts';
import { TenantPicker } from './tenant-picker.tsx';
import { type Management, useManagement } from './use-management.ts';

/** Which calculators a tenant has: pick the tenant, click a card to add or remove. Works the same without a network. */
export function CalculatorManagement() {
  const tenants = useAtomValue(managedTenantsAtom);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const tenantId = chosen ?? tenants[0]?.id;
  const management = useManagement(tenantId);
  const [words, setWords] = useState('');
  const [suite, setSuite] = useState('');
  const groups = useMemo(
    () => groupCalculators(management.calculators, words, suite === '' ? undefined : suite),
    [management.calculators, words, suite],
  );

  return (
    <>
      <div className="management__bar">
        <TenantPicker tenants={tenants} chosen={tenantId} onChoose={setChosen} />
        <label className="browser__search">
          <SearchIcon />
          <input
            type="search"
            placeholder="Search calculators"
            aria-label="Search calculators"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <select className="field__select" aria-label="Suite" value={suite} onChange={(event) => setSuite(event.target.value)}>
          <option value="">{calculatorTexts.allSuites}</option>
          {suitesOf(management.calculators).map((each) => (
            <option key={each} value={each}>
              {suiteName(each)}
            </option>
          ))}
        </select>
      </div>
      {management.isHere ? <Usage usage={management.usage} /> : null}
      {!management.isHere ? (
        <Skeleton lines={6} label="Loading the tenant's calculators…" />
      ) : groups.length === 0 ? (
        <EmptyState title={calculatorTexts.noneFound} text="Try other words, or another suite." />
      ) : (
        groups.map((group) => (
          <section key={group.suite} className="page__section">
            <h2>{suiteName(group.suite)}</h2>
            {group.categories.map(({ category, calculators }) => (
              <div key={category} className="management__category">
                <h3>{category}</h3>
                <ul className="management__cards">
                  {calculators.map((calculator) => (
                    <li key={calculator.id}>
                      <CalculatorCard calculator={calculator} management={management} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))
      )}
    </>
  );
}

function Usage({ usage }: { readonly usage: Management['usage'] }) {
  if (usage.limit === undefined) return <p className="page__note">{usage.current} calculators selected. The plan has no limit.</p>;
  const { current, limit } = usage;
  return (
    <div className="management__usage">
      {current > limit ? (
        <p role="status" className="management__choose">
          <b>{planTooSmall.title(current, limit)}</b> {planTooSmall.explain(limit)}
        </p>
      ) : null}
      <span className="badge">{calculatorTexts.usage(current, limit)}</span>
      <progress className="management__progress" max={limit} value={current} aria-label="Calculators selected" />
      <span className="badge badge--tone_accent">{usage.remaining} remaining</span>
    </div>
  );
}

interface CalculatorCardProps {
  readonly calculator: CalculatorRow;
  readonly management: Management;
}

function CalculatorCard({ calculator, management }: CalculatorCardProps) {
  const isEnabled = management.enabled.has(calculator.id);
  const isWaiting = management.waiting.has(calculator.id);
  return (
    <button type="button" className="management__card" aria-pressed={isEnabled} onClick={() => management.toggle(calculator)}>
      <span className="management__mark" aria-hidden="true" />
      <span className="management__text">
        <b>{calculator.title}</b>
        <span>{calculator.description}</span>
      </span>
      {isWaiting ? <span className="badge badge--tone_warn">{changeTexts.pendingSync}</span> : null}
    </button>
  );
}
