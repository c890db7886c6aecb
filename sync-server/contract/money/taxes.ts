import { isInUnion, isUnionVatId } from './tax-ids.ts';

/** A rate of the platform's settings. */
export interface TaxRow {
  /** An ISO country, or a state of the United States: DE, US-CA. */
  readonly place: string;
  readonly percent: number;
  /** The name of the tax there, as invoices print it. */
  readonly label: string;
}

/** The part of a seller or a buyer that decides the tax. */
export interface TaxedParty {
  /** ISO code; empty or absent: not known. */
  readonly country?: string | undefined;
  /** The state, for a buyer in the United States. */
  readonly region?: string | undefined;
  readonly taxId: string;
}

/** A tax as invoices name it. */
export interface TaxName {
  readonly place: string;
  readonly label: string;
}

export interface Tax {
  /** Decimal text. */
  readonly percent: string;
  /** Absent: the rate for all places, which names none. */
  readonly named?: TaxName | undefined;
}

interface Taxed {
  readonly rows: readonly TaxRow[];
  /** The rate where no row applies. */
  readonly defaultPercent: string;
  readonly seller: TaxedParty;
  readonly buyer: TaxedParty;
}

/**
 * The tax of a buyer's place. A firm in another member state of the European Union that has a VAT ID owes the tax itself. A buyer in a
 * member state without a row has the rate of the seller's country.
 */
export function taxOf({ rows, defaultPercent, seller, buyer }: Taxed): Tax {
  if (isReverseCharge(seller, buyer)) return { percent: '0' };
  const country = buyer.country ?? '';
  const rowOf = (place: string): TaxRow | undefined => (country === '' ? undefined : rows.find((row) => row.place === place));
  const isUnionSale = isInUnion(country) && isInUnion(seller.country ?? '');
  const row = rowOf(`${country}-${buyer.region ?? ''}`) ?? rowOf(country) ?? (isUnionSale ? rowOf(seller.country ?? '') : undefined);
  if (row === undefined) return { percent: defaultPercent };
  return { percent: String(row.percent), named: { place: row.place, label: row.label } };
}

/** True if both are in the European Union, in different member states, and the buyer has a VAT ID of its own. */
export function isReverseCharge(seller: TaxedParty, buyer: TaxedParty): boolean {
  const [from = '', to = ''] = [seller.country, buyer.country];
  return from !== to && isInUnion(from) && isUnionVatId(to, buyer.taxId);
}
