import { valueAfter } from '#calculators/automotive/leases/leasing.ts';
import type { Dollars, Percent, Years } from '#calculators/figures/units.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export interface OwnedVehicle {
  readonly price: Dollars;
  readonly depreciation: Percent;
  readonly mpg: number;
  readonly insurance: Dollars;
  readonly upkeep: Dollars;
}

export interface Use {
  readonly yearsOwned: Years;
  readonly annualMiles: number;
  readonly fuelPrice: Dollars;
  readonly inflationRate: Percent;
}

interface OwnershipYear {
  readonly year: number;
  readonly depreciation: Dollars;
  readonly fuel: Dollars;
  readonly insurance: Dollars;
  readonly upkeep: Dollars;
  readonly value: Dollars;
}

/**
 * An amount of today after the given number of years, with growth. It uses a plain power, so that half cents of small whole rates
 * come out as half cents, which exponentials of logarithms would miss.
 */
export function raisedAmount(amount: Dollars, yearly: Percent, years: number): Dollars {
  return amount * (1 + yearly / 100) ** years;
}

/**
 * Cost of keeping a vehicle, year by year, each amount to the cent.
 *   value after k years = price · (1 − d)^k, depreciation = what the value falls by
 *   fuel, insurance and upkeep of year k = their amount today · (1 + inflation)^(k − 1); fuel today = miles ÷ mpg · price
 */
export function ownershipYears(vehicle: OwnedVehicle, use: Use): readonly OwnershipYear[] {
  return Array.from({ length: Math.round(use.yearsOwned) }, (_, past) => {
    const dearer = raisedAmount(1, use.inflationRate, past);
    const value = valueAfter(vehicle.price, vehicle.depreciation, past + 1);
    return {
      year: past + 1,
      depreciation: toCent(valueAfter(vehicle.price, vehicle.depreciation, past) - value),
      fuel: toCent(((use.annualMiles * use.fuelPrice) / vehicle.mpg) * dearer),
      insurance: toCent(vehicle.insurance * dearer),
      upkeep: toCent(vehicle.upkeep * dearer),
      value,
    };
  });
}

/** All costs of a year. */
export function costOfYear(year: OwnershipYear): Dollars {
  return toCent(year.depreciation + year.fuel + year.insurance + year.upkeep);
}

export function totalOf(years: readonly OwnershipYear[], amount: (year: OwnershipYear) => Dollars): Dollars {
  return toCent(years.reduce((total, year) => total + amount(year), 0));
}

export const ownershipFormula = [
  'depreciation = price − price × (1 − d)^years',
  'fuel = miles ÷ mpg × price; fuel, insurance and upkeep rise with inflation each year',
] as const;
