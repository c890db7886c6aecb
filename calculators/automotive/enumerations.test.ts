import { describe, expect, it } from 'vitest';
import { shelf } from '#calculators/shelves/automotive/shelf.gen.ts';

function valuesOf(id: string, input: string): readonly string[] {
  const found = shelf[id]?.inputs[input];
  return found?.type === 'select' ? found.options.map((option) => option.value) : [];
}

const makes = ['honda', 'toyota', 'ford', 'chevrolet', 'bmw', 'mercedes', 'luxury'];
const conditions = ['excellent', 'good', 'fair', 'poor'];

describe('enumerations of the specification', () => {
  it.each([
    ['R-CENUM-01', 'rv-loan', 'rvType', ['motorhome', 'travel_trailer', 'fifth_wheel']],
    ['R-CENUM-02', 'rv-loan', 'usageType', ['recreational', 'full_time']],
    ['R-CENUM-03', 'boat-loan', 'boatType', ['powerboat', 'sailboat', 'pontoon']],
    ['R-CENUM-04', 'auto-depreciation', 'condition', conditions],
    ['R-CENUM-04', 'trade-vs-sell', 'condition', conditions],
    ['R-CENUM-04', 'classic-car-investment', 'condition', ['concours', ...conditions]],
    ['R-CENUM-05', 'auto-insurance-cost', 'vehicleMake', makes],
    ['R-CENUM-05', 'extended-warranty', 'vehicleMake', makes],
    ['R-CENUM-05', 'total-cost-ownership', 'vehicleMake', [...makes, 'average']],
    ['R-CENUM-05', 'auto-depreciation', 'vehicleMake', [...makes, 'average']],
    [
      'R-CENUM-06',
      'auto-insurance-cost',
      'drivingRecord',
      ['clean', 'minor_violation', 'major_violation', 'accident', 'multiple_incidents'],
    ],
    ['R-CENUM-07', 'auto-insurance-cost', 'coverage', ['liability_only', 'basic', 'full', 'premium']],
    ['R-CENUM-08', 'auto-insurance-cost', 'location', ['urban', 'suburban', 'rural']],
    ['R-CENUM-09', 'extended-warranty', 'vehicleReliability', ['excellent', 'good', 'average', 'below_average', 'poor']],
    ['R-CENUM-10', 'auto-sales-tax', 'state', ['CA', 'TX', 'FL', 'NY', 'WA', 'OR', 'NH', 'MT', 'DE', 'AK']],
    ['R-CENUM-11', 'auto-sales-tax', 'county', ['Los Angeles', 'Orange', 'Cook', 'Miami-Dade', 'King', 'default']],
    [
      'R-CENUM-12',
      'classic-car-investment',
      'classicMake',
      ['ferrari', 'porsche', 'jaguar', 'corvette', 'mustang', 'camaro', 'ford', 'chevrolet', 'default'],
    ],
    ['R-CENUM-13', 'classic-car-investment', 'model', ['mustang', 'camaro', 'corvette', 'charger', 'challenger']],
    ['R-CENUM-14', 'classic-car-investment', 'rarity', ['ultra_rare', 'rare', 'uncommon', 'common', 'very_common']],
  ])('[%s] %s offers %s as %j', (_row, id, input, values) => {
    expect(valuesOf(id, input)).toEqual(values);
  });

  it('[R-CAT-001] the price calculator has the given inputs, defaults and place', () => {
    const first = shelf['auto-loan-basic'];
    const given = {
      vehiclePrice: 35000,
      downPayment: 5000,
      tradeInValue: 8000,
      loanTerm: 60,
      interestRate: 6.5,
      salesTax: 8.25,
      fees: 1500,
    };
    for (const [id, value] of Object.entries(given)) expect(first?.inputs[id]?.defaultValue, id).toBe(value);
    expect(Math.min(...Object.values(shelf).map((calculator) => calculator.sortOrder))).toBe(first?.sortOrder);
  });

  it('[A-01] every id of the automotive list and the nine of both lists stand on this shelf', () => {
    const ids = [
      'auto-loan-basic auto-loan-schedule biweekly-auto-payment auto-refinance auto-lease buy-vs-lease lease-vs-cash rebate-vs-low-rate',
      'credit-union-vs-dealer auto-loan-vs-home-equity motorcycle-loan rv-loan boat-loan truck-loan total-cost-ownership auto-depreciation',
      'auto-insurance-cost extended-warranty vehicle-comparison electric-vs-gas trade-vs-sell gas-mileage auto-affordability auto-sales-tax',
      'fleet-analysis subscription-vs-ownership classic-car-investment auto-loan',
    ];
    expect(Object.keys(shelf)).toEqual(expect.arrayContaining(ids.join(' ').split(' ')));
    for (const calculator of Object.values(shelf)) expect(calculator.suite).toBe('auto');
  });
});
