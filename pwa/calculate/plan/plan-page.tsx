import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo, useState } from 'react';
import { HouseholdSection } from '#app/calculate/meeting/facts/household-section.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { buttonClass } from '#app/ui/button.tsx';
import type { Plan } from '#calculators/plan/model/plan.ts';
import { t } from '#contract/language/t.ts';
import { AnswerSection } from './answer-section.tsx';
import type { Estimate } from './entries/estimates.ts';
import { MoneySection } from './entries/money-section.tsx';
import { planEntriesAtom, planHouseholdAtom } from './entries/plan-atoms.ts';
import { planOfMeeting } from './entries/plan-of-meeting.ts';
import { LifeChoice } from './life-choice.tsx';
import { AddPlan } from './report/add-plan.tsx';
import { earlyDeaths } from './scenarios.ts';
import { planTexts as texts } from './shown/plan-texts.ts';
import { WhatIfSection } from './what-if-section.tsx';
import { useMarkets } from './worker/use-markets.ts';
import { usePath } from './worker/use-path.ts';
import { usePlanWorkers } from './worker/use-plan-workers.ts';
import { YearsSection } from './year/years-section.tsx';

/** The household plan of the meeting: what is entered, the answer, its years, and what would change it. */
export function PlanPage() {
  useTitle(texts.title);
  return (
    <>
      <AppHeader crumbs={[{ label: t('Calculators'), to: '/customer-portal' }, { label: texts.title }]} />
      <main className="page__root" id="main">
        <div className="page__head">
          <div>
            <h1 className="page__title">{texts.title}</h1>
            <p className="page__lead">{texts.lead}</p>
          </div>
          <div className="meeting__bar">
            <AddPlan />
            <Link className={buttonClass()} to="/calculators/meeting">
              {t('Meeting')}
            </Link>
          </div>
        </div>
        <HouseholdSection />
        <MoneySection />
        <Answers />
      </main>
    </>
  );
}

/** Runs the plan after a key was painted, so that typing never waits for it. */
function Answers() {
  const household = useDeferredValue(useAtomValue(planHouseholdAtom));
  const entries = useDeferredValue(useAtomValue(planEntriesAtom));
  const made = useMemo(() => planOfMeeting(household, entries, new Date().getFullYear()), [household, entries]);
  if (made.kind === 'plan') return <Answered plan={made.plan} estimates={made.estimates} />;
  return (
    <section className="browser__panel" aria-label={t('The answer')}>
      <h2>{t('The answer')}</h2>
      <p>{texts.missing}</p>
      <ul>
        {made.missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Answered({ plan, estimates }: { readonly plan: Plan; readonly estimates: readonly Estimate[] }) {
  const [death, setDeath] = useState('');
  const deaths = useMemo(() => earlyDeaths(plan), [plan]);
  const shown = useMemo(() => deaths.find(({ id }) => id === death)?.change(plan) ?? plan, [plan, deaths, death]);
  return (
    <>
      <LifeChoice deaths={deaths} chosen={death} onChosen={setDeath} />
      <Results plan={shown} estimates={estimates} />
    </>
  );
}

function Results({ plan, estimates }: { readonly plan: Plan; readonly estimates: readonly Estimate[] }) {
  const workers = usePlanWorkers();
  const path = usePath(workers?.answers, plan);
  const [isStopped, setIsStopped] = useState(false);
  const markets = useMarkets(workers?.markets, plan, isStopped);
  if (path === 'failed') return <p role="alert">{texts.failed}</p>;
  if (path === undefined) return <p className="page__note">{t('Following the plan …')}</p>;
  return (
    <>
      <AnswerSection plan={plan} path={path} markets={markets} estimates={estimates} onStop={setIsStopped} />
      <YearsSection plan={path.plan} result={path.result} />
      <WhatIfSection path={path} worker={workers?.answers} />
    </>
  );
}
