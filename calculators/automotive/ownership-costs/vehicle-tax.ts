import { type Dated, newest } from '#calculators/figures/dated.ts';
import { countyTax, floridaLocalCap, washingtonAddition } from '#calculators/figures/states/vehicle-tax.ts';
import type { Dollars, Percent } from '#calculators/figures/units.ts';

/** The states of the catalog. */
export const taxStates = ['CA', 'TX', 'FL', 'NY', 'WA', 'OR', 'NH', 'MT', 'DE', 'AK'] as const;
type TaxState = (typeof taxStates)[number];

interface VehicleTaxRules {
  readonly taxed: boolean;
  /** The trade-in lowers the taxed price. */
  readonly tradeInCredit: boolean;
  /** Cities and counties tax vehicles, too. */
  readonly localTax: boolean;
  /** The local tax applies to no more than this amount. */
  readonly localCap?: Dollars;
  /** Added to the state's general rate on motor vehicles. */
  readonly addition: Percent;
  readonly note: string;
}

const untaxed = { taxed: false, tradeInCredit: false, localTax: false, addition: 0 };

/** Differences between states' taxes on vehicle sales and their general sales taxes; 2026. */
export const vehicleTaxRules: Readonly<Record<TaxState, VehicleTaxRules>> = {
  CA: { taxed: true, tradeInCredit: false, localTax: true, addition: 0, note: 'California taxes the price before the trade-in.' },
  TX: { taxed: true, tradeInCredit: true, localTax: false, addition: 0, note: 'Texas has no local tax on vehicles.' },
  FL: {
    taxed: true,
    tradeInCredit: true,
    localTax: true,
    localCap: floridaLocalCap,
    addition: 0,
    note: 'Florida counties tax the first $5,000 only.',
  },
  NY: { taxed: true, tradeInCredit: true, localTax: true, addition: 0, note: 'New York credits the trade-in.' },
  WA: {
    taxed: true,
    tradeInCredit: true,
    localTax: true,
    addition: newest(washingtonAddition),
    note: 'Washington adds 0.5% on motor vehicles.',
  },
  OR: { ...untaxed, note: 'Oregon has no sales tax.' },
  NH: { ...untaxed, note: 'New Hampshire has no sales tax.' },
  MT: { ...untaxed, note: 'Montana has no sales tax.' },
  DE: { ...untaxed, note: 'Delaware has no sales tax.' },
  AK: { ...untaxed, note: 'Alaska has no state sales tax; some boroughs have their own.' },
};

const countyRates: Readonly<Record<string, Readonly<Record<string, Dated<Percent>>>>> = countyTax;

/** A county applies only in its own state; for all others the entered rate is used. */
export function countyRate(county: string, state: string, typed: Percent): { readonly rate: Percent; readonly known: boolean } {
  const rates = countyRates[county]?.[state];
  return { rate: rates === undefined ? typed : newest(rates), known: rates !== undefined || county === 'default' };
}
