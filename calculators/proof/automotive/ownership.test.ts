import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import subscriptionVsOwnership from '#calculators/automotive/leases/subscription-vs-ownership.ts';
import electricVsGas from '#calculators/automotive/ownership-costs/electric-vs-gas.ts';
import extendedWarranty from '#calculators/automotive/ownership-costs/extended-warranty.ts';
import fleetAnalysis from '#calculators/automotive/ownership-costs/fleet-analysis.ts';
import totalCostOwnership from '#calculators/automotive/ownership-costs/total-cost-ownership.ts';
import vehicleComparison from '#calculators/automotive/ownership-costs/vehicle-comparison.ts';
import autoDepreciation from '#calculators/automotive/vehicle-value/auto-depreciation.ts';
import classicCarInvestment from '#calculators/automotive/vehicle-value/classic-car-investment.ts';
import { agrees } from '#calculators/proof/agree.ts';
import { cent, Exact, payment, schedule, sum } from '#calculators/proof/decimal.ts';
import { bill, depreciatedValue, rateOf, zeroOr } from './vehicles.ts';

const purchase = { vehiclePrice: [20000, 90000, 2], downPayment: [0, 9000, 2], loanTerm: [1, 96, 0], salesTax: [0, 12, 3] } as const;

const makes = {
  honda: [80, 428],
  toyota: [75, 441],
  ford: [100, 775],
  chevrolet: [105, 649],
  bmw: [120, 968],
  mercedes: [125, 908],
  luxury: [130, 1174],
  average: [100, 652],
} as const;
const vehicleMake = ['honda', 'toyota', 'ford', 'chevrolet', 'bmw', 'mercedes', 'luxury', 'average'] as const;

/** An amount of today, grown by the given number of years. */
function dearer(amount: Decimal.Value, percent: number, years: number): Decimal {
  return new Exact(percent).div(100).plus(1).pow(years).times(amount);
}

function yearsOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, past) => past);
}

describe('the second engine agrees to the cent on ownership', () => {
  it('total-cost-ownership', () => {
    agrees(
      totalCostOwnership,
      {
        ...purchase,
        vehicleMake,
        interestRate: [0, 20, 3],
        yearsOwned: [1, 15, 0],
        annualMiles: [1000, 40000, 0],
        mpg: [10, 60, 1],
        fuelPrice: [1, 8, 2],
        annualInsurance: [0, 6000, 2],
        registration: [0, 900, 2],
        fees: [0, 3000, 2],
        depreciationRate: [0, 40, 1],
        inflationRate: [0, 10, 2],
      },
      (inputs) => {
        const { tax, financed } = bill(inputs);
        if (financed.lt(0)) return 'refused';
        const [times, repairs] = makes[inputs.vehicleMake];
        const years = yearsOf(inputs.yearsOwned);
        const resale = depreciatedValue(inputs.vehiclePrice, new Exact(inputs.depreciationRate).times(times).div(100), inputs.yearsOwned);
        const fuelMiles = new Exact(inputs.annualMiles).times(inputs.fuelPrice);
        const fuel = sum(years.map((past) => cent(dearer(fuelMiles, inputs.inflationRate, past).div(inputs.mpg))));
        const insurance = sum(years.map((past) => cent(dearer(inputs.annualInsurance, inputs.inflationRate, past))));
        const upkeep = sum(years.map((past) => cent(dearer(repairs, inputs.inflationRate, past))));
        const rows = schedule(financed, inputs.interestRate, inputs.loanTerm).slice(0, 12 * inputs.yearsOwned);
        const interest = sum(rows.map((row) => row.interest));
        const registration = new Exact(inputs.registration).times(inputs.yearsOwned);
        const depreciation = new Exact(inputs.vehiclePrice).minus(resale);
        const totalCost = sum([depreciation, tax, new Exact(inputs.fees), fuel, insurance, upkeep, interest, registration]);
        return {
          resaleValue: resale,
          depreciation,
          fuel,
          insurance,
          upkeep,
          interest,
          totalCost,
          costPerMonth: cent(totalCost.div(12 * inputs.yearsOwned)),
          costPerMile: totalCost.div(inputs.yearsOwned * inputs.annualMiles),
        };
      },
    );
  });

  it('vehicle-comparison', () => {
    agrees(
      vehicleComparison,
      {
        firstPrice: [20000, 90000, 2],
        secondPrice: [20000, 90000, 2],
        firstMpg: [10, 60, 1],
        secondMpg: [10, 60, 1],
        firstInsurance: [0, 5000, 2],
        secondInsurance: [0, 5000, 2],
        firstUpkeep: [0, 3000, 2],
        secondUpkeep: [0, 3000, 2],
        firstDepreciation: [0, 40, 1],
        secondDepreciation: [0, 40, 1],
        annualMiles: [1000, 40000, 0],
        yearsOwned: [1, 15, 0],
        salesTax: [0, 12, 3],
        inflationRate: [0, 10, 2],
      },
      (inputs) => {
        const cost = (price: number, mpg: number, insurance: number, upkeep: number, loss: number) => {
          // Divided last: a quotient cut to forty digits would round a half cent down.
          const fuel = new Exact(inputs.annualMiles).times(inputs.fuelPrice);
          const running = yearsOf(inputs.yearsOwned).flatMap((past) => [
            cent(dearer(fuel, inputs.inflationRate, past).div(mpg)),
            cent(dearer(insurance, inputs.inflationRate, past)),
            cent(dearer(upkeep, inputs.inflationRate, past)),
          ]);
          return sum([
            cent(new Exact(price).times(inputs.salesTax).div(100)),
            new Exact(price).minus(depreciatedValue(price, loss, inputs.yearsOwned)),
            ...running,
          ]);
        };
        const firstCost = cost(inputs.firstPrice, inputs.firstMpg, inputs.firstInsurance, inputs.firstUpkeep, inputs.firstDepreciation);
        const secondCost = cost(
          inputs.secondPrice,
          inputs.secondMpg,
          inputs.secondInsurance,
          inputs.secondUpkeep,
          inputs.secondDepreciation,
        );
        return { firstCost, secondCost, betterChoice: firstCost.lte(secondCost) ? 'First vehicle' : 'Second vehicle' };
      },
    );
  });

  it('auto-depreciation', () => {
    const share = { excellent: 105, good: 100, fair: 88, poor: 70 } as const;
    agrees(
      autoDepreciation,
      {
        vehiclePrice: [20000, 90000, 2],
        yearsOwned: [1, 20, 0],
        vehicleMake,
        condition: ['excellent', 'good', 'fair', 'poor'],
        depreciationRate: [0, 60, 1],
        annualMiles: [1000, 40000, 0],
        mileAdjustment: [0, 1, 2],
      },
      (inputs) => {
        const value = depreciatedValue(
          inputs.vehiclePrice,
          new Exact(inputs.depreciationRate).times(makes[inputs.vehicleMake][0]).div(100),
          inputs.yearsOwned,
        );
        const before = cent(value.times(share[inputs.condition]).div(100));
        const mostGain = zeroOr(new Exact(inputs.vehiclePrice).minus(before));
        const byMiles = new Exact(12000).minus(inputs.annualMiles).times(inputs.yearsOwned).times(inputs.mileAdjustment);
        const miles = cent(Exact.min(byMiles, before.div(2), mostGain));
        const futureValue = zeroOr(before.plus(miles));
        const lost = new Exact(inputs.vehiclePrice).minus(futureValue);
        return { futureValue, totalDepreciation: lost, percentLost: lost.div(inputs.vehiclePrice).times(100), mileageAdjustment: miles };
      },
    );
  });

  it('electric-vs-gas', () => {
    agrees(
      electricVsGas,
      {
        electricPrice: [20000, 90000, 2],
        gasPrice: [20000, 90000, 2],
        incentive: [0, 12000, 2],
        annualMiles: [1000, 40000, 0],
        kwhPer100Miles: [15, 60, 1],
        electricityRate: [0.05, 1, 2],
        mpg: [10, 60, 1],
        fuelPrice: [1, 8, 2],
        yearsOwned: [1, 15, 0],
        electricFee: [0, 300, 2],
        electricDepreciation: [0, 40, 1],
        gasDepreciation: [0, 40, 1],
      },
      (inputs) => {
        const miles = new Exact(inputs.annualMiles);
        const charge = miles.times(inputs.kwhPer100Miles).times(inputs.electricityRate).div(100);
        const electric = cent(charge.plus(miles.times(inputs.electricUpkeep)).plus(inputs.electricFee));
        const gas = cent(miles.times(inputs.fuelPrice).div(inputs.mpg).plus(miles.times(inputs.gasUpkeep)));
        const outlay = zeroOr(new Exact(inputs.electricPrice).minus(inputs.incentive)).plus(inputs.chargerCost);
        const extra = outlay.minus(inputs.gasPrice);
        const saved = gas.minus(electric);
        const total = (spent: Decimal.Value, running: Decimal, price: number, loss: number) =>
          running
            .times(inputs.yearsOwned)
            .plus(spent)
            .minus(depreciatedValue(price, loss, inputs.yearsOwned));
        return {
          annualSavings: saved,
          electricTotal: total(outlay, electric, inputs.electricPrice, inputs.electricDepreciation),
          gasTotal: total(inputs.gasPrice, gas, inputs.gasPrice, inputs.gasDepreciation),
          breakEvenYears: extra.lte(0) ? 0 : saved.gt(0) ? extra.div(saved) : null,
        };
      },
    );
  });

  it('extended-warranty', () => {
    const tenths = { excellent: 60, good: 80, average: 100, below_average: 135, poor: 180 } as const;
    agrees(
      extendedWarranty,
      {
        warrantyCost: [500, 6000, 2],
        coverageYears: [1, 10, 0],
        vehicleMake: ['honda', 'toyota', 'ford', 'chevrolet', 'bmw', 'mercedes', 'luxury'],
        vehicleReliability: ['excellent', 'good', 'average', 'below_average', 'poor'],
        deductible: [0, 500, 2],
        visitsPerYear: [0, 3, 1],
        coveredShare: [1, 100, 0],
        costRise: [0, 40, 1],
      },
      (inputs) => {
        const first = new Exact(makes[inputs.vehicleMake][1]).times(tenths[inputs.vehicleReliability]).div(100);
        const own = cent(new Exact(inputs.deductible).times(inputs.visitsPerYear));
        const repairs = yearsOf(inputs.coverageYears).map((past) => cent(dearer(first, inputs.costRise, past)));
        const payback = sum(repairs.map((amount) => zeroOr(cent(amount.times(inputs.coveredShare).div(100)).minus(own))));
        const net = payback.minus(inputs.warrantyCost);
        // Years that would not reach their deductible are removed from the sum, which lowers the break-even and may remove another.
        const evenFor = (paying: readonly Decimal[]): Decimal => {
          const times = own.times(paying.length).plus(inputs.warrantyCost).times(100).div(sum(paying).times(inputs.coveredShare));
          const left = paying.filter((amount) => amount.times(times).times(inputs.coveredShare).div(100).gt(own));
          return left.length === paying.length || left.length === 0 ? times.times(sum(repairs)) : evenFor(left);
        };
        return {
          breakEvenRepairs: cent(evenFor(repairs).toDecimalPlaces(20)),
          expectedRepairs: sum(repairs),
          expectedPayback: payback,
          netValue: net,
          recommendation: net.gt(0) ? 'Buy the warranty' : 'Skip the warranty',
        };
      },
    );
  });

  it('fleet-analysis', () => {
    agrees(
      fleetAnalysis,
      {
        fleetSize: [1, 500, 0],
        vehiclePrice: [20000, 90000, 2],
        yearsOwned: [1, 15, 0],
        annualMiles: [1000, 60000, 0],
        mpg: [8, 60, 1],
        fuelPrice: [1, 8, 2],
        upkeepPerMile: [0, 1, 2],
        annualInsurance: [0, 6000, 2],
        upkeepRise: [0, 60, 1],
        costOfCapital: [0, 20, 2],
        depreciationRate: [0, 40, 1],
      },
      (inputs) => {
        const fuel = new Exact(inputs.annualMiles).times(inputs.fuelPrice).div(inputs.mpg);
        const upkeep = new Exact(inputs.annualMiles).times(inputs.upkeepPerMile);
        const today = (amount: Decimal, years: number) => amount.div(dearer(1, inputs.costOfCapital, years));
        const costs = yearsOf(15).map((past) => {
          const years = past + 1;
          const running = sum(
            yearsOf(years).map((at) => today(fuel.plus(inputs.annualInsurance).plus(dearer(upkeep, inputs.upkeepRise, at)), at + 1)),
          );
          const capital = new Exact(inputs.vehiclePrice).minus(
            today(depreciatedValue(inputs.vehiclePrice, inputs.depreciationRate, years), years),
          );
          // Cut to twenty places first: present values are quotients, and a half cent must stay exact.
          const even = (amount: Decimal) => cent(payment(amount, inputs.costOfCapital, years, 1).toDecimalPlaces(20));
          return even(capital).plus(even(running));
        });
        const least = costs.reduce((low, cost) => (cost.lt(low) ? cost : low));
        const chosen = costs[inputs.yearsOwned - 1] ?? least;
        return {
          annualCostPerVehicle: chosen,
          annualFleetCost: chosen.times(inputs.fleetSize),
          bestReplacementYears: costs.findIndex((cost) => cost.eq(least)) + 1,
          annualSavings: chosen.minus(least).times(inputs.fleetSize),
        };
      },
    );
  });

  it('subscription-vs-ownership', () => {
    agrees(
      subscriptionVsOwnership,
      {
        ...purchase,
        subscriptionPayment: [0, 2000, 2],
        monthsKept: [1, 120, 0],
        interestRate: [0, 20, 3],
        annualInsurance: [0, 6000, 2],
        annualUpkeep: [0, 3000, 2],
        depreciationRate: [0, 40, 1],
        startFee: [0, 1500, 2],
        fees: [0, 3000, 2],
      },
      (inputs) => {
        const { financed } = bill(inputs);
        if (financed.lt(0)) return 'refused';
        const rows = schedule(financed, inputs.interestRate, inputs.loanTerm);
        const months = inputs.monthsKept;
        const running = cent(new Exact(inputs.annualInsurance).plus(inputs.annualUpkeep).times(months).div(12));
        const value = depreciatedValue(inputs.vehiclePrice, inputs.depreciationRate, new Exact(months).div(12));
        const equity = value.minus(rows[months - 1]?.balance ?? 0);
        const own = sum(rows.slice(0, months).map((row) => row.payment))
          .plus(inputs.downPayment)
          .plus(running)
          .minus(equity);
        const subscribe = new Exact(inputs.subscriptionPayment).times(months).plus(inputs.startFee);
        return { subscriptionCost: subscribe, ownershipCost: own, equity, betterChoice: own.lte(subscribe) ? 'Own' : 'Subscribe' };
      },
    );
  });

  it('classic-car-investment', () => {
    agrees(
      classicCarInvestment,
      {
        purchasePrice: [5000, 500000, 2],
        rarity: ['ultra_rare', 'very_common'],
        yearsOwned: [1, 30, 0],
        yearlyCosts: [0, 900, 2],
        expectedReturn: [0, 15, 2],
        baseAppreciation: [2, 15, 2],
        sellingCosts: [0, 25, 1],
        gainsTaxRate: [0, 40, 1],
        inflationRate: [0, 10, 2],
      },
      (inputs) => {
        // Another make in good condition with the model mustang: half a point in addition to rarity.
        const growth = new Exact(inputs.baseAppreciation).plus(inputs.rarity === 'ultra_rare' ? 3.5 : -0.5).toNumber();
        const term = inputs.yearsOwned;
        const costs = yearsOf(term).map((past) => cent(dearer(inputs.yearlyCosts, inputs.inflationRate, past)));
        const value = cent(dearer(inputs.purchasePrice, growth, term));
        const selling = cent(value.times(inputs.sellingCosts).div(100));
        const gain = zeroOr(value.minus(selling).minus(inputs.purchasePrice));
        const net = value.minus(selling).minus(cent(gain.times(inputs.gainsTaxRate).div(100)));
        const invested = sum(costs.map((cost, past) => dearer(cost, inputs.expectedReturn, term - past - 1)));
        const alternative = cent(dearer(inputs.purchasePrice, inputs.expectedReturn, term).plus(invested));
        const flows = [
          new Exact(-inputs.purchasePrice),
          ...costs.map((cost, past) => (past === term - 1 ? net : new Exact(0)).minus(cost)),
        ];
        return {
          futureValue: value,
          netProceeds: net,
          profit: net.minus(inputs.purchasePrice).minus(sum(costs)),
          alternativeValue: alternative,
          advantage: net.minus(alternative),
          beatsAlternative: net.gt(alternative),
          annualReturnRate: (flows[term] ?? net).gt(0) ? rateOf(flows) : null,
        };
      },
    );
  });
});
