import { useAtomValue } from 'jotai';
import { brandAtom, tenantAtom } from '#app/session/session-atoms.ts';
import { labelFromName } from '#calculators/kit/label.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { ChartFigure } from '../ui/charts/chart-figure.tsx';
import { BoldSentence, headlineText, SupportingFigures } from './answer.tsx';
import type { Answer } from './evaluate.ts';
import { formatResult, type NamedTable, tablesOf, tilesOf } from './format-result.ts';
import { inputText } from './input-text.ts';
import { currentYear, lawInUse, lawNotes } from './law-in-use.ts';
import { resultLabel } from './result-label.ts';
import { isMonthly, rollUpYears } from './roll-up.ts';
import { formatCell } from './schedule-panel.tsx';
import type { Calculation } from './use-calculation.ts';
import { useCalculatorDetails } from './use-calculator-details.ts';

interface PrintSheetProps {
  readonly calculation: Calculation;
  readonly answer: Answer;
  readonly client: string;
  readonly figures: string | undefined;
}

/** The sheet for the client: names, inputs, results, assumptions, and sources. */
export function PrintSheet({ calculation, answer, client, figures }: PrintSheetProps) {
  const { calculator, inputs } = calculation;
  const brand = useAtomValue(brandAtom);
  const tenant = useAtomValue(tenantAtom);
  const whole = calculator.suite === 'business';
  const firm = brand.logoText ?? tenant?.name ?? '';
  const tables = tablesOf(answer.results, calculator.results).map((table) => (isMonthly(table) ? rollUpYears(table) : table));
  const details = useCalculatorDetails(calculator.id);
  if (details === undefined) return null;
  const notes = lawNotes(lawInUse(calculator, inputs, answer.inputs, currentYear()));
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
  return (
    <main className="print__root">
      <header className="print__head">
        <div className="print__brand">
          {brand.logoUrl === undefined ? null : <img src={brand.logoUrl} alt="" />}
          {firm}
        </div>
        <div className="print__meta">
          {client === '' ? null : <p>Prepared for {client}</p>}
          <p>{date}</p>
        </div>
      </header>
      <h1>{calculator.title}</h1>
      <p className="print__headline">
        {headlineText(calculator, answer)} <small>{answer.headline.per}</small>
      </p>
      <p className="print__say">
        <BoldSentence text={answer.sentence} />
      </p>
      {notes.map((line) => (
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
        <PrintTable key={table.name} table={table} whole={whole} />
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
      <footer className="print__foot">
        <p>{brand.disclaimer ?? 'An estimate from the figures above. It is no offer and no tax or legal advice.'}</p>
        <p>
          {[firm, date, `formulas ${engineVersion}`, ...(figures === undefined ? [] : [`figures: ${figures}`])]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </footer>
    </main>
  );
}

function Pair({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}

/** Most rows of a printed table. The CSV has all of them. */
const printedRows = 120;

function PrintTable({ table, whole }: { readonly table: NamedTable; readonly whole: boolean }) {
  const names = Object.keys(table.columns);
  return (
    <section className="print__section">
      <h2>{labelFromName(table.name)}</h2>
      <table className="table__root">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" data-kind={table.columns[name] === 'text' ? 'text' : 'figure'}>
                {labelFromName(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, printedRows).map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a schedule are their place
            <tr key={row}>
              {names.map((name) => (
                <td key={name} data-kind={table.columns[name] === 'text' ? 'text' : 'figure'}>
                  {formatCell(table, row, name, whole)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.rows.length > printedRows ? (
        <p>
          The first {printedRows} of {table.rows.length} rows.
        </p>
      ) : null}
    </section>
  );
}
