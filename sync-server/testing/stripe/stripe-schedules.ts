import { couponsIn, couponsOf } from './stripe-discounts.ts';
import { ratesOf } from './stripe-invoices.ts';
import { intervalOf, itemsOf, type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';
import { blankObject } from './typings/stripe-objects.ts';

/** A part of a schedule. The second phase is a change of price that waits for the end of the period. */
interface Phase {
  readonly items: readonly { readonly price: string }[];
  readonly start_date: number;
  readonly end_date: number;
  readonly discounts: readonly { readonly coupon: string }[];
  readonly default_tax_rates: readonly StripeObject[];
}

interface WantedPhase extends Omit<Phase, 'items' | 'discounts'> {
  readonly price: string;
  readonly currency: unknown;
  readonly coupons: readonly StripeObject[];
}

function phaseOf({ price, currency, coupons, ...dates }: WantedPhase): Phase {
  const items = [{ ...blankObject('subscription_schedules', 'Phase.Item'), plan: price, price, quantity: 1 }];
  const discounts = coupons.map(({ id }) => ({ coupon: id, discount: null, promotion_code: null }));
  const shared = { ...blankObject('subscription_schedules', 'Phase'), currency };
  return { ...shared, ...dates, items, discounts };
}

const dayLengths = { month: 30, year: 365 } as const;

export function createSchedule(store: StripeStore, form: URLSearchParams): StripeObject {
  const { newId, get, put, change } = store;
  const subscription = get('subscriptions', form.get('from_subscription') ?? '');
  if (typeof subscription.schedule === 'string') throw new StripeRefusal('The subscription has a schedule already.');
  const { price, current_period_end: end } = itemsOf(subscription)[0] ?? {};
  const phase = phaseOf({
    price: String(Object(price).id),
    currency: subscription.currency,
    start_date: Number(subscription.created),
    end_date: Number(end),
    coupons: couponsOf(store, subscription),
    default_tax_rates: ratesOf(store, subscription),
  });
  const id = newId('sub_sched');
  change('subscriptions', subscription.id, { schedule: id });
  const { customer } = subscription;
  return put('subscription_schedules', {
    id,
    customer,
    status: 'active',
    subscription: subscription.id,
    metadata: {},
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
    phases: [phase],
  });
}

export function updateSchedule(store: StripeStore, id: string, form: URLSearchParams): StripeObject {
  const { get, change } = store;
  const schedule = get('subscription_schedules', id);
  if (schedule.status !== 'active') throw new StripeRefusal('Only an active schedule can be changed.');
  const phases = phasesOf(store, form);
  const [present] = phases;
  if (present === undefined || present.end_date !== Object(schedule.phases)[0].end_date)
    throw new StripeRefusal('The present phase has to stay.');
  change('subscriptions', String(schedule.subscription), { default_tax_rates: present.default_tax_rates });
  const key = form.get('metadata[key]');
  return change('subscription_schedules', id, { phases, ...(key === null ? {} : { metadata: { key } }) });
}

function phasesOf(store: StripeStore, form: URLSearchParams): readonly Phase[] {
  const phases: Phase[] = [];
  for (let place = 0; form.get(`phases[${place}][items][0][price]`) !== null; place += 1) {
    const field = (name: string): string | null => form.get(`phases[${place}]${name}`);
    const start = Number(field('[start_date]') ?? phases.at(-1)?.end_date);
    const days = field('[duration][interval]') === 'year' ? dayLengths.year : dayLengths.month;
    const rate = field('[default_tax_rates][0]');
    phases.push(
      phaseOf({
        price: field('[items][0][price]') ?? '',
        currency: store.get('prices', field('[items][0][price]') ?? '').currency,
        start_date: start,
        end_date: Number(field('[end_date]') ?? start + days * 24 * 60 * 60),
        coupons: couponsIn(store, form, `phases[${place}]`) ?? [],
        default_tax_rates: rate === null ? [] : [store.get('tax_rates', rate)],
      }),
    );
  }
  return phases;
}

export function releaseSchedule({ get, change }: StripeStore, id: string): StripeObject {
  const { status, subscription } = get('subscription_schedules', id);
  if (status !== 'active') throw new StripeRefusal('Only an active schedule can be released.');
  change('subscriptions', String(subscription), { schedule: null });
  return change('subscription_schedules', id, { status: 'released', subscription: null });
}

/** The price of the phase that begins with the next period, if there is one, and the days of its interval. */
export function startNextPhase(
  store: StripeStore,
  subscription: StripeObject,
): { readonly price: StripeObject; readonly days: number; readonly coupons: readonly StripeObject[] } | undefined {
  if (typeof subscription.schedule !== 'string') return undefined;
  const schedule = store.get('subscription_schedules', subscription.schedule);
  const [, next]: readonly Phase[] = Array.isArray(schedule.phases) ? schedule.phases : [];
  if (next === undefined) return undefined;
  releaseSchedule(store, schedule.id);
  const price = store.get('prices', next.items[0]?.price ?? '');
  const coupons = next.discounts.map(({ coupon }) => store.get('coupons', coupon));
  return { price, coupons, days: intervalOf(price) === 'year' ? dayLengths.year : dayLengths.month };
}
