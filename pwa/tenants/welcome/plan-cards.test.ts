import { describe, expect, it } from 'vitest';
import { catalog } from '#calculators/catalog.gen.ts';
import { shelfLoaders } from '#calculators/shelves.gen.ts';
import { anchors, features, figureClaims, landingTexts } from './landing-texts.ts';
import { readPlans, shownPlans } from './plan-cards.ts';

describe('the pricing cards', () => {
  it('[R-LAND-08] [R-LAND-13] are the three plans on an error or an empty list', () => {
    for (const plans of [undefined, []])
      expect(shownPlans(plans).map((plan) => plan.name)).toEqual(['Starter', 'Professional', 'Enterprise']);
  });

  it('[R-LAND-14] [R-LAND-15] [R-LAND-16] [R-LAND-17] say price and contents', () => {
    const [starter, professional, enterprise] = shownPlans(undefined);
    expect(starter).toMatchObject({ price: 'Free', per: '', features: ['5 calculators', 'Basic branding', '100 AI calls per month'] });
    expect(professional).toMatchObject({
      price: '$49',
      per: 'per month',
      features: ['All 20+ calculators', 'Custom branding', '1,000 AI calls per month', 'Custom domain'],
    });
    expect(enterprise).toMatchObject({
      price: '$199',
      features: ['Everything in Professional', 'Unlimited AI calls', 'White-label API', 'Priority support'],
    });
  });

  it('[R-LAND-09] [R-LAND-12] mark the plan whose name contains pro', () => {
    expect(shownPlans(undefined).map((plan) => plan.popular)).toEqual([false, true, false]);
    expect(landingTexts.popular).toBe('Most Popular');
  });

  it('say the price of a year where a plan is sold by the year', () => {
    const plans = readPlans([
      { name: 'Fixed', basePrice: '49.00', annualPrice: '490.00', annualDiscount: null },
      { name: 'Percent', basePrice: '10.00', annualPrice: null, annualDiscount: 15 },
      { name: 'Monthly', basePrice: '10.00', annualPrice: null, annualDiscount: null },
      { name: 'Free', basePrice: '0.00', annualPrice: '0.00', annualDiscount: null },
    ]);
    expect(shownPlans(plans).map(({ year }) => year)).toEqual(['or $490 a year', 'or $102 a year', undefined, undefined]);
  });

  it('[R-LAND-13] come from the list, without plans that are off', () => {
    const plans = readPlans([
      { name: 'Solo', basePrice: '9.50', calculatorLimit: 3, aiCallsIncluded: 50, customDomain: true, isActive: true },
      { name: 'Old', basePrice: '1.00', isActive: false },
    ]);
    expect(shownPlans(plans)).toEqual([
      {
        name: 'Solo',
        basePrice: '9.50',
        features: ['3 calculators', 'Custom branding', '50 AI calls per month', 'Custom domain'],
        price: '$9.50',
        per: 'per month',
        popular: false,
      },
    ]);
    expect(readPlans({ message: 'no' })).toBeUndefined();
  });
});

it('[R-LAND-15] a plan that the owner has edited shows its own contents, whatever its name', () => {
  const plans = readPlans([
    { name: 'Starter', basePrice: '0.00', calculatorLimit: 7, aiCallsIncluded: 0 },
    { name: 'Professional', basePrice: '59.00', calculatorLimit: 30, aiCallsIncluded: 2000, prioritySupport: true },
  ]);
  expect(shownPlans(plans).map(({ features }) => features)).toEqual([
    ['7 calculators', 'Basic branding'],
    ['30 calculators', 'Basic branding', '2,000 AI calls per month', 'Priority support'],
  ]);
});

it('[R-LAND-01] has the four anchors', () => {
  expect(anchors.map((anchor) => anchor.id)).toEqual(['features', 'templates', 'pricing', 'docs']);
});

it('[R-PROD-07] [R-PROD-08] [R-PROD-09] [R-PROD-10] [R-PROD-11] [R-PROD-12] makes the six claims', () => {
  const told = features.map((feature) => `${feature.title} ${feature.text}`).join('\n');
  for (const claim of [
    /Custom domains and subdomains .* brand isolation per client/,
    /20\+ financial calculators Investment, loan, retirement and tax/,
    /AI features billed by usage/,
    /10\+ landing templates/,
    /Automated invoicing .*dunning and grace-period handling/,
    /Customer self-service portal Upgrades, downgrades, cancellations and billing management/,
  ])
    expect(told).toMatch(claim);
});

it('[R-CONST-01] claims no more figures than the catalog has', async () => {
  expect(catalog.length).toBeGreaterThanOrEqual(30);
  const calculators = (await Promise.all(Object.values(shelfLoaders).map((load) => load()))).flatMap((shelf) => Object.values(shelf));
  const figuresOf = (name: string) =>
    calculators
      .filter(({ shelf }) => shelf.toLowerCase() === name)
      .reduce((sum, { inputs, results }) => sum + Object.keys(inputs).length + Object.keys(results).length, 0);
  const claims = figureClaims.counts.map((text) => /^(\d+)\+? (.*)$/.exec(text)?.slice(1) ?? []);
  expect(claims).toEqual([
    ['38', 'business'],
    ['192', 'real estate'],
    ['243', 'automotive'],
  ]);
  for (const [count, shelf = ''] of claims) expect([shelf, figuresOf(shelf) >= Number(count)]).toEqual([shelf, true]);
});
