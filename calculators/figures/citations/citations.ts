import type { CitedFigure } from '#calculators/figures/cited-figure.ts';
import type { Evidence, FigureValue } from '#calculators/figures/dated-figure.ts';
import { amtAndQbiSources } from '#calculators/figures/federal-tax/amt-and-qbi-sources.ts';
import { otherTaxSources } from '#calculators/figures/federal-tax/other-tax-sources.ts';
import { personalDeductionSources } from '#calculators/figures/federal-tax/personal-deduction-sources.ts';
import { taxSources } from '#calculators/figures/federal-tax/tax-sources.ts';
import { type ByStatus, type FilingStatus, filingStatuses, filingStatusName } from '#calculators/figures/filing-status.ts';
import { healthSources } from '#calculators/figures/health/health-sources.ts';
import { housingSources } from '#calculators/figures/housing/housing-sources.ts';
import { marketSources } from '#calculators/figures/prices/market-sources.ts';
import { type FigureSet, lawYear } from '#calculators/figures/set.ts';
import { benefitSources } from '#calculators/figures/social-security/benefit-sources.ts';
import { studentLoanSources } from '#calculators/figures/student-loans/student-loan-sources.ts';

export const citedFigures = {
  ...taxSources,
  ...amtAndQbiSources,
  ...otherTaxSources,
  ...personalDeductionSources,
  ...benefitSources,
  ...healthSources,
  ...housingSources,
  ...marketSources,
  ...studentLoanSources,
} as const satisfies Readonly<Record<string, readonly CitedFigure[]>>;
export type FigureTopic = keyof typeof citedFigures;

/** One figure as a screen or a document prints it. */
export interface Citation {
  readonly topic: FigureTopic;
  /** "standard deduction, single" */
  readonly label: string;
  /** "$15,000" */
  readonly value: string;
  readonly source: string;
  /** Tax year of the value; null where the original figures' value matches no year. */
  readonly year: number | null;
  /** No value is projected: a year contains only figures that are announced. */
  readonly status: 'enacted' | 'measured' | 'assumed';
  readonly evidence: Evidence;
  /** Text on a value of the original figures that departs from the law. */
  readonly note?: string;
}

/** The figures of some topics with their sources, one entry for each filing status where they differ by it. */
export function citations(set: FigureSet, topics: readonly FigureTopic[], status?: FilingStatus): readonly Citation[] {
  return topics.flatMap((topic) => {
    const figures: readonly CitedFigure[] = citedFigures[topic];
    return figures.flatMap((figure) => cite(set, topic, figure, status));
  });
}

/** "standard deduction, single: $15,000 — Rev. Proc. 2024-40 sec. 2.15, 2025" */
export function citationLine(citation: Citation): string {
  const year = citation.year === null ? 'of no single year' : String(citation.year);
  return `${citation.label}: ${citation.value} \u2014 ${citation.source}, ${year}`;
}

function cite(set: FigureSet, topic: FigureTopic, figure: CitedFigure, only: FilingStatus | undefined): readonly Citation[] {
  const standard = set === 'spec' ? figure.standard : undefined;
  const year = lawYear(set);
  const value = figure.value(set);
  if (value === undefined) return [];
  const source = typeof figure.source === 'string' ? figure.source : figure.source(year);
  const evidence = typeof figure.evidence === 'string' ? figure.evidence : figure.evidence(year);
  const common = { topic, source, year, status: statusOf(figure), evidence } as const;
  const noted = standard === undefined ? common : { ...common, year: standard.year, source: standard.source, note: standard.note };
  if (!isByStatus(value)) return [{ ...noted, label: figure.label, value: show(value, figure.unit) }];
  const wanted = only === undefined ? filingStatuses : [only];
  return wanted.map((status) => ({
    ...noted,
    label: `${figure.label}, ${filingStatusName(status)}`,
    value: show(value[status], figure.unit),
  }));
}

function statusOf(figure: CitedFigure): Citation['status'] {
  if (figure.evidence === 'planning value') return 'assumed';
  return figure.measured === true ? 'measured' : 'enacted';
}

export function isByStatus(value: FigureValue | ByStatus<FigureValue>): value is ByStatus<FigureValue> {
  return typeof value === 'object' && value !== null && 'single' in value;
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0, maximumFractionDigits: 3 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A value as documents print it: $15,000, 6.2%. */
export function show(value: FigureValue, unit: CitedFigure['unit']): string {
  if (value === null) return 'none';
  if (typeof value === 'number') return showOne(value, unit);
  return value.map((one) => showOne(one, unit)).join(', ');
}

function showOne(value: number, unit: CitedFigure['unit']): string {
  switch (unit) {
    case 'dollars':
      return money.format(value);
    case 'fraction':
      return `${plain.format(value * 100)}%`;
    case 'percent':
      return `${plain.format(value)}%`;
    case 'years':
    case 'months':
      return `${plain.format(value)} ${unit}`;
    case 'points':
      return plain.format(value);
  }
}
