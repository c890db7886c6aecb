import { useAtomValue } from 'jotai';
import { brandAtom, firmNameAtom } from '#app/session/session-atoms.ts';
import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/definition/define.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { usualDisclaimer } from '#contract/calculators/usual-disclaimer.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { BoldSentence, SupportingFigures } from '../answer/answer.tsx';
import { headlineText } from '../answer/answer-figures.ts';
import { formatResult, tablesOf, tilesOf } from '../answer/format-result.ts';
import { resultLabel } from '../answer/result-label.ts';
import { isMonthly, rollUpYears } from '../answer/roll-up.ts';
import type { Answer } from '../evaluate.ts';
import { inputText } from '../inputs/input-text.ts';
import { assumesReturns, hypotheticalNote } from '../scenarios/assumed-returns.ts';
import { currentYear, lawInUse, lawNotes } from '../scenarios/law-in-use.ts';
import { PrintTable } from './print-table.tsx';

interface PrintBodyProps {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly details: CalculatorDetails;
  readonly answer: Answer;
  readonly hasSchedule: boolean;
}

/** The firm's name and logo, the client, and the date. */
export function PrintHead({ client }: { readonly client: string }) {
  const brand = useAtomValue(brandAtom);
  return (
    <header className="print__head">
      <div className="print__brand">
        {brand.logoUrl === undefined ? null : <img src={brand.logoUrl} alt="" />}
        {useFirm()}
      </div>
      <div className="print__meta">
        {client === '' ? null : <p>{t('Prepared for {client}', { client })}</p>}
        <p>{today()}</p>
      </div>
    </header>
  );
}

/** One answer on paper: figures, chart, inputs, tables, assumptions, sources, and the firm's disclosure. */
export function PrintBody({ calculator, inputs, details, answer, hasSchedule }: PrintBodyProps) {
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
      <InAndOut calculator={calculator} inputs={inputs} answer={answer} whole={whole} />
      {tables.map((table) => (
        <PrintTable key={table.name} table={isMonthly(table) ? rollUpYears(table) : table} whole={whole} />
      ))}
      <Grounds details={details} />
      <PrintFoot figures={law?.name} />
    </>
  );
}

interface InAndOutProps extends Pick<PrintBodyProps, 'calculator' | 'inputs' | 'answer'> {
  /** True for amounts without cents. */
  readonly whole: boolean;
}

function InAndOut({ calculator, inputs, answer, whole }: InAndOutProps) {
  return (
    <div className="print__columns">
      <section className="print__section">
        <h2>{t('What went in')}</h2>
        <dl className="pairs">
          {Object.entries(inputs).map(([id, input]) => (
            <Pair key={id} label={input.label} text={inputText(input, answer.inputs[id])} />
          ))}
        </dl>
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

function PrintFoot({ figures }: { readonly figures: string | undefined }) {
  const { disclaimer } = useAtomValue(brandAtom);
  const parts = [
    useFirm(),
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

function useFirm(): string {
  return useAtomValue(firmNameAtom) ?? '';
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
