import { couponsIn, couponsOf } from './stripe-discounts.ts';
import { intervalOf, itemsOf, type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';

/** A part of a schedule. The second phase is a change of price that waits for the end of the period. */
interface Phase {
  readonly items: readonly { readonly price: string; readonly quantity: number }[];
  readonly start_date: number;
  readonly end_date: number;
  readonly trial_end: null;
  readonly discounts: readonly { readonly coupon: string; readonly discount: null }[];
  readonly default_tax_rates: readonly string[];
}

const dayLengths = { month: 30, year: 365 } as const;

export function createSchedule({ now, newId, get, put, change }: StripeStore, form: URLSearchParams): StripeObject {
  const subscription = get('subscriptions', form.get('from_subscription') ?? '');
  if (typeof subscription.schedule === 'string') throw new StripeRefusal('The subscription has a schedule already.');
  const { price, current_period_end: end } = itemsOf(subscription)[0] ?? {};
  const rates = Array.isArray(subscription.default_tax_rates) ? subscription.default_tax_rates.map(({ id }) => String(id)) : [];
  const phase: Phase = {
    items: [{ price: String(Object(price).id), quantity: 1 }],
    start_date: subscription.created,
    end_date: Number(end),
    trial_end: null,
    discounts: couponsOf(subscription).map(({ id }) => ({ coupon: id, discount: null })),
    default_tax_rates: rates,
  };
  const id = newId('sub_sched');
  change('subscriptions', subscription.id, { schedule: id });
  const current = { start_date: phase.start_date, end_date: phase.end_date };
  return put('subscription_schedules', {
    id,
    created: now(),
    object: 'subscription_schedule',
    status: 'active',
    subscription: subscription.id,
    metadata: {},
    current_phase: current,
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
  const [rate] = present.default_tax_rates;
  change('subscriptions', String(schedule.subscription), { default_tax_rates: rate === undefined ? [] : [get('tax_rates', rate)] });
  const key = form.get('metadata[key]');
  return change('subscription_schedules', id, { phases, ...(key === null ? {} : { metadata: { key } }) });
}

function phasesOf(store: StripeStore, form: URLSearchParams): readonly Phase[] {
  const phases: Phase[] = [];
  for (let place = 0; form.get(`phases[${place}][items][0][price]`) !== null; place += 1) {
    const field = (name: string): string | null => form.get(`phases[${place}]${name}`);
    const start = Number(field('[start_date]') ?? phases.at(-1)?.end_date);
    const days = field('[duration][interval]') === 'year' ? dayLengths.year : dayLengths.month;
    phases.push({
      items: [{ price: field('[items][0][price]') ?? '', quantity: 1 }],
      start_date: start,
      end_date: Number(field('[end_date]') ?? start + days * 24 * 60 * 60),
      trial_end: null,
      discounts: (couponsIn(store, form, `phases[${place}]`) ?? []).map(({ id }) => ({ coupon: id, discount: null })),
      default_tax_rates: [field('[default_tax_rates][0]')].filter((rate) => rate !== null),
    });
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
export function takeNextPhase(
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
