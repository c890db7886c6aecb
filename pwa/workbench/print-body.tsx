import { useAtomValue } from 'jotai';
import { brandAtom, tenantAtom } from '#app/session/session-atoms.ts';
import type { AnyCalculator, CalculatorDetails } from '#calculators/kit/any-calculator.ts';
import type { InputRecord } from '#calculators/kit/define.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { ChartFigure } from '../ui/charts/chart-figure.tsx';
import { BoldSentence, headlineText, SupportingFigures } from './answer.tsx';
import { assumesReturns, hypotheticalNote } from './assumed-returns.ts';
import type { Answer } from './evaluate.ts';
import { formatResult, tablesOf, tilesOf } from './format-result.ts';
import { inputText } from './input-text.ts';
import { currentYear, lawInUse, lawNotes } from './law-in-use.ts';
import { PrintTable } from './print-table.tsx';
import { resultLabel } from './result-label.ts';
import { isMonthly, rollUpYears } from './roll-up.ts';

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
        {client === '' ? null : <p>Prepared for {client}</p>}
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
      <div className="print__columns">
        <section className="print__section">
          <h2>What went in</h2>
          <dl className="pairs">
            {Object.entries(inputs).map(([id, input]) => (
              <Pair key={id} label={input.label} text={inputText(input, answer.inputs[id])} />
            ))}
          </dl>
        </section>
        <section className="print__section">
          <h2>What came out</h2>
          <dl className="pairs">
            {tilesOf(answer.results, calculator.results, calculator.suite).map((tile) => (
              <Pair key={tile.name} label={resultLabel(calculator, tile.name)} text={formatResult(tile.kind, tile.value, { whole })} />
            ))}
          </dl>
        </section>
      </div>
      {tables.map((table) => (
        <PrintTable key={table.name} table={isMonthly(table) ? rollUpYears(table) : table} whole={whole} />
      ))}
      <section className="print__section">
        <h2>Assumptions</h2>
        <ul>
          {[...details.explanation.assumptions, ...details.explanation.leavesOut.map((line) => `Not considered: ${line}`)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="print__section">
        <h2>Sources</h2>
        <ul>
          {details.sources.map((source) => (
            <li key={source.title + source.locator}>
              {source.title}, {source.locator}
            </li>
          ))}
        </ul>
      </section>
      <PrintFoot figures={law?.name} />
    </>
  );
}

function PrintFoot({ figures }: { readonly figures: string | undefined }) {
  const { disclaimer } = useAtomValue(brandAtom);
  const parts = [useFirm(), today(), `formulas ${engineVersion}`, figures === undefined ? '' : `figures: ${figures}`];
  return (
    <footer className="print__foot">
      <p>{disclaimer ?? 'An estimate from the figures above. It is no offer and no tax or legal advice.'}</p>
      <p>{parts.filter((part) => part !== '').join(' · ')}</p>
    </footer>
  );
}

function useFirm(): string {
  const tenant = useAtomValue(tenantAtom);
  return useAtomValue(brandAtom).logoText ?? tenant?.name ?? '';
}

function today(): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
}

function Pair({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
