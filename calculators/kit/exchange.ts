import { toCent } from './money.ts';
import type { Dollars, Percent } from './units.ts';

/** A property given up and the one taken for it. All amounts are positive. */
export interface Exchange {
  readonly purchasePrice: Dollars;
  readonly improvements: Dollars;
  /** Depreciation taken so far. */
  readonly depreciation: Dollars;
  readonly salePrice: Dollars;
  readonly sellingCosts: Dollars;
  /** Debt on the property given up, paid off at the sale. */
  readonly mortgageBalance: Dollars;
  readonly newPropertyPrice: Dollars;
  readonly newMortgage: Dollars;
  /** Fees of the qualified intermediary, paid only when exchanging. */
  readonly exchangeCosts: Dollars;
  /** Cash or other property taken out of the exchange beside the new property. */
  readonly otherBoot: Dollars;
  readonly federalRate: Percent;
  readonly stateRate: Percent;
  readonly recaptureRate: Percent;
}

export interface ExchangeOutcome {
  readonly adjustedBasis: Dollars;
  /** Realized gain; negative for a loss. */
  readonly totalGain: Dollars;
  readonly depreciationRecapture: Dollars;
  readonly capitalGain: Dollars;
  readonly totalTaxWithoutExchange: Dollars;
  readonly taxDeferredAmount: Dollars;
  /** The deferred tax less the costs of exchanging. */
  readonly taxSavings: Dollars;
  readonly netProceedsWithoutExchange: Dollars;
  readonly netProceedsWith1031: Dollars;
  readonly additionalInvestmentCapacity: Dollars;
  readonly additionalCashNeeded: Dollars;
  readonly newAdjustedBasis: Dollars;
  readonly exchangeQualified: boolean;
  readonly recommendation: 'Proceed with 1031 Exchange' | 'Property value too low for exchange';
  readonly cashBoot: Dollars;
  readonly mortgageBoot: Dollars;
  readonly recognizedGain: Dollars;
  readonly taxWithExchange: Dollars;
}

/**
 * Like-kind exchange of real property; the one engine of both calculators.
 *   basis = purchase + improvements − depreciation; gain = sale − selling costs − basis
 *   boot = cash taken out + debt relief that neither new debt nor added cash replaces − costs of exchanging, never below 0
 *   recognized = min(gain − costs of exchanging, boot), never below 0
 *   tax = recapture rate on depreciation + federal rate on the rest + state rate on both; depreciation is recognized first
 *   new basis = new price − (gain − costs of exchanging − recognized)
 * A price of at least the sale price qualifies, as the specification words it; below it, the part not reinvested is boot and taxed.
 * Sources: 26 U.S.C. 1031(a)–(d); 26 CFR 1.1031(d)-2 (netting of debts); Form 8824, lines 15 to 25 (costs); 26 U.S.C. 1(h)(1)(E) (25 % on depreciation).
 */
export function exchange(terms: Exchange): ExchangeOutcome {
  const adjustedBasis = toCent(terms.purchasePrice + terms.improvements - terms.depreciation);
  const realized = terms.salePrice - terms.sellingCosts;
  const totalGain = toCent(realized - adjustedBasis);
  const full = taxOn(totalGain, terms);
  const equity = realized - terms.mortgageBalance;
  const ownFunds = terms.newPropertyPrice - terms.newMortgage;
  const cash = Math.max(0, equity - terms.otherBoot - ownFunds) + terms.otherBoot;
  const cashAdded = Math.max(0, ownFunds - equity + terms.otherBoot);
  const relief = Math.max(0, terms.mortgageBalance - terms.newMortgage - cashAdded);
  const cashBoot = toCent(Math.max(0, cash - terms.exchangeCosts));
  const mortgageBoot = toCent(Math.max(0, relief - Math.max(0, terms.exchangeCosts - cash)));
  const exchangeGain = toCent(totalGain - terms.exchangeCosts);
  const recognizedGain = Math.max(0, Math.min(exchangeGain, toCent(cashBoot + mortgageBoot)));
  const now = taxOn(recognizedGain, terms);
  const taxDeferredAmount = toCent(full.tax - now.tax);
  const taxSavings = toCent(taxDeferredAmount - terms.exchangeCosts);
  const netProceedsWithoutExchange = toCent(equity - full.tax);
  const netProceedsWith1031 = toCent(equity - now.tax - terms.exchangeCosts);
  const exchangeQualified = terms.newPropertyPrice >= terms.salePrice;
  return {
    adjustedBasis,
    totalGain,
    depreciationRecapture: full.recapture,
    capitalGain: toCent(totalGain - full.recapture),
    totalTaxWithoutExchange: full.tax,
    taxDeferredAmount,
    taxSavings,
    netProceedsWithoutExchange,
    netProceedsWith1031,
    additionalInvestmentCapacity: toCent(netProceedsWith1031 - netProceedsWithoutExchange),
    additionalCashNeeded: Math.max(0, toCent(ownFunds - netProceedsWith1031)),
    newAdjustedBasis: toCent(terms.newPropertyPrice - (exchangeGain - recognizedGain)),
    exchangeQualified,
    recommendation: exchangeQualified ? 'Proceed with 1031 Exchange' : 'Property value too low for exchange',
    cashBoot,
    mortgageBoot,
    recognizedGain,
    taxWithExchange: now.tax,
  };
}

/** Tax on a gain; a loss is not taxed. The share from depreciation comes first, at its own rate. */
function taxOn(gain: Dollars, terms: Exchange): { readonly recapture: Dollars; readonly tax: Dollars } {
  const taxed = Math.max(0, gain);
  const recapture = toCent(Math.min(taxed, terms.depreciation));
  const federal = recapture * terms.recaptureRate + (taxed - recapture) * terms.federalRate;
  return { recapture, tax: toCent((federal + taxed * terms.stateRate) / 100) };
}
