import { expect, it } from 'vitest';
import { plan } from '#contract/money/plan.ts';
import { storedFields } from './stored-fields.ts';

const id = '019600aa-0000-7000-8000-0000000000f1';

it('puts members of the JSON column there, without those that have their initial value', () => {
  const record = plan.create.parse({ id, name: 'Pro', basePrice: '49', maxUsers: 20 });
  const { columns, settings } = storedFields(plan, record);
  expect(settings).toEqual({ maxUsers: 20 });
  expect(columns).toMatchObject({ id, name: 'Pro', basePrice: '49.00', aiCallsIncluded: 0 });
  expect(columns).not.toHaveProperty('maxUsers');
});

it('leaves what is not given as it was', () => {
  const before = { maxUsers: 20, aiPricePerCall: '0.02' };
  expect(storedFields(plan, { description: 'New', aiUnlimited: true }, before)).toEqual({
    columns: { description: 'New' },
    settings: { maxUsers: 20, aiPricePerCall: '0.02', aiUnlimited: true },
  });
  expect(storedFields(plan, { maxUsers: null, name: undefined }, before)).toEqual({ columns: {}, settings: { aiPricePerCall: '0.02' } });
});
