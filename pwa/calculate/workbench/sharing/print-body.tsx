import { useAtomValue } from 'jotai';
import { householdAnswers } from '#app/calculate/meeting/facts/household-values.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { BoldSentence, SupportingFigures } from '#app/calculate/workbench/answer/answer.tsx';
import { headlineText } from '#app/calculate/workbench/answer/answer-figures.ts';
import { isMonthly, rollUpYears } from '#app/calculate/workbench/answer/roll-up.ts';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { formatResult, tablesOf, tilesOf } from '#app/calculate/workbench/calculation/format-result.ts';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';
import { resultLabel } from '#app/calculate/workbench/calculation/result-label.ts';
import { assumesReturns, hypotheticalNote } from '#app/calculate/workbench/scenarios/assumed-returns.ts';
import { currentYear, lawInUse, lawNotes } from '#app/calculate/workbench/scenarios/law-in-use.ts';
import { brandAtom, tenantNameAtom } from '#app/session/state/session-atoms.ts';
import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import type { Origin } from '#app/ui/fields/number-field.tsx';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import type { Input, InputRecord } from '#calculators/kit/definition/define.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { usualDisclaimer } from '#contract/calculators/usual-disclaimer.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { PrintTable } from './print-table.tsx';

interface PrintBodyProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly details: CalculatorDetails;
  readonly answer: Answer;
  readonly hasSchedule: boolean;
  /** Ids of the inputs that a person entered. If unknown, a value equal to the default counts as not entered. */
  readonly entered: readonly string[] | undefined;
}

/** The tenant's name and logo, the client, and the date. */
export function PrintHead({ client }: { readonly client: string }) {
  const brand = useAtomValue(brandAtom);
  return (
    <header className="print__head">
      <div className="print__brand">
        {brand.logoUrl === undefined ? null : <img src={brand.logoUrl} alt="" />}
        {useTenantName()}
      </div>
      <div className="print__meta">
        {client === '' ? null : <p>{t('Prepared for {client}', { client })}</p>}
        <p>{today()}</p>
      </div>
    </header>
  );
}

/** One answer on paper: figures, chart, inputs, tables, assumptions, sources, and the tenant's disclosure. */
export function PrintBody({ calculator, inputs, details, answer, hasSchedule, entered }: PrintBodyProps) {
  const whole = calculator.suite === 'business';
  const law = lawInUse(calculator, inputs, answer.inputs, currentYear());
  const tables = hasSchedule ? tablesOf(answer.results, calculator.results) : [];
  return (
    <>
      <p className="print__headline">
        {headlineText(calculator, answer)} <small>{answer.headline.per}</small>
      </p>
      <p className="print__say">
        <BoldSentence text={answer.sentence} />
      </p>
      {[...lawNotes(law), ...(assumesReturns(inputs, details) ? [hypotheticalNote] : [])].map((line) => (
        <p key={line} className="print__law">
          {line}
        </p>
      ))}
      <SupportingFigures calculator={calculator} answer={answer} />
      <section className="print__section">
        <ChartFigure chart={details.chart(answer.results, answer.inputs)} width={660} height={220} />
      </section>
      <InAndOut calculator={calculator} inputs={inputs} answer={answer} whole={whole} entered={entered} />
      {tables.map((table) => (
        <PrintTable key={table.name} table={isMonthly(table) ? rollUpYears(table) : table} whole={whole} />
      ))}
      <Grounds details={details} />
      <PrintFoot figures={law?.name} />
    </>
  );
}

interface InAndOutProps extends Pick<PrintBodyProps, 'calculator' | 'inputs' | 'answer' | 'entered'> {
  /** True for amounts without cents. */
  readonly whole: boolean;
}

/** Inputs by where they come from, because an assumption must never look like a fact, and the results beside them. */
function InAndOut({ calculator, inputs, answer, whole, entered }: InAndOutProps) {
  const { household, plan } = useAtomValue(meetingAtom);
  const known = householdAnswers({ household, plan }, calculator.id, { inputs, values: answer.inputs, today: new Date() });
  const originOf = (id: string, input: Input): Origin => {
    const isDefault = entered === undefined ? answer.inputs[id] === input.defaultValue : !entered.includes(id);
    if (isDefault) return 'default';
    return known.some(({ values }) => values[id] === answer.inputs[id]) ? 'household' : 'typed';
  };
  const marked = Object.entries(inputs).map(([id, input]) => ({ id, input, origin: originOf(id, input) }));
  return (
    <div className="print__columns">
      <section className="print__section">
        <h2>{t('What went in')}</h2>
        {origins.map(({ origin, title }) => {
          const of = marked.filter((each) => each.origin === origin);
          return of.length === 0 ? null : (
            <div key={origin} data-origin={origin}>
              <h3>{title}</h3>
              <dl className="pairs">
                {of.map(({ id, input }) => (
                  <Pair key={id} label={input.label} text={inputText(input, answer.inputs[id])} />
                ))}
              </dl>
            </div>
          );
        })}
      </section>
      <section className="print__section">
        <h2>{t('What came out')}</h2>
        <dl className="pairs">
          {tilesOf(answer.results, calculator.results, calculator.suite).map((tile) => (
            <Pair key={tile.name} label={resultLabel(calculator, tile.name)} text={formatResult(tile.kind, tile.value, { whole })} />
          ))}
        </dl>
      </section>
    </div>
  );
}

const origins: readonly { readonly origin: Origin; readonly title: string }[] = [
  { origin: 'household', title: t('From the household') },
  { origin: 'typed', title: t('Entered here') },
  { origin: 'default', title: t('Assumed: a default that nobody entered') },
];

/** Assumptions and sources of the answer. */
function Grounds({ details: { explanation, sources } }: { readonly details: CalculatorDetails }) {
  const assumptions = [...explanation.assumptions, ...explanation.leavesOut.map((line) => t('Not considered: {line}', { line }))];
  return (
    <>
      <section className="print__section">
        <h2>{t('Assumptions')}</h2>
        <ul lang="en">
          {assumptions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="print__section">
        <h2>{t('Sources')}</h2>
        <ul lang="en">
          {sources.map((source) => (
            <li key={source.title + source.locator}>
              {source.title}, {source.locator}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The tenant's disclosure, and the versions with which the sheet was made. */
export function PrintFoot({ figures }: { readonly figures: string | undefined }) {
  const { disclaimer } = useAtomValue(brandAtom);
  const parts = [
    useTenantName(),
    today(),
    t('formulas {engineVersion}', { engineVersion }),
    figures === undefined ? '' : t('figures: {figures}', { figures }),
  ];
  return (
    <footer className="print__foot">
      <p>{disclaimer ?? usualDisclaimer}</p>
      <p>{parts.filter((part) => part !== '').join(' · ')}</p>
    </footer>
  );
}

function useTenantName(): string {
  return useAtomValue(tenantNameAtom) ?? '';
}

function today(): string {
  return new Intl.DateTimeFormat(spokenLocale() ?? 'en-US', { dateStyle: 'long' }).format(new Date());
}

function Pair({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
