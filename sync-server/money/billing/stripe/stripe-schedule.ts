import type Stripe from 'stripe';

type Discount = Stripe.SubscriptionScheduleUpdateParams.Phase.Discount;

interface WantedPhase {
  readonly price: string;
  readonly interval: 'month' | 'year';
  /** Replace those of the present phase; empty text: none. Undefined: the discounts stay. */
  readonly discounts: '' | readonly { readonly coupon: string }[] | undefined;
}

/**
 * Plans another price from the next period on. A subscription whose own price gets another interval begins a new period at once, so the
 * change waits in a schedule. The key is stored in the schedule, because the card service forgets idempotency keys after a day.
 */
export async function schedulePrice(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { price, interval, discounts: wanted }: WantedPhase,
  key: string,
): Promise<void> {
  const attached = await attachedSchedule(stripe, subscription);
  if (attached?.metadata?.key === key) return;
  const isUnused = attached !== undefined && attached.metadata?.key === undefined;
  if (attached !== undefined && !isUnused) await stripe.subscriptionSchedules.release(attached.id);
  const schedule = isUnused
    ? attached
    : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }, { idempotencyKey: `${key}:schedule` });
  const [present] = schedule.phases;
  if (present === undefined) throw new Error('The schedule at the card service has no phase.');
  const { discounts, default_tax_rates } = phaseOf(present);
  const next = {
    items: [{ price, quantity: 1 }],
    duration: { interval, interval_count: 1 },
    proration_behavior: 'none' as const,
    discounts: wanted === undefined ? discounts : wanted === '' ? wanted : [...wanted],
    default_tax_rates,
  };
  await stripe.subscriptionSchedules.update(
    schedule.id,
    { phases: [phaseOf(present), next], end_behavior: 'release', proration_behavior: 'none', metadata: { key } },
    { idempotencyKey: `${key}:phases` },
  );
}

/** Takes back a planned price. The card service refuses some changes of a subscription that has a schedule. */
export async function releaseSchedule(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const attached = await attachedSchedule(stripe, subscription);
  if (attached !== undefined) await stripe.subscriptionSchedules.release(attached.id);
}

/** Gives all phases of the schedule other tax rates. False: the subscription has no schedule. */
export async function taxSchedule(stripe: Stripe, subscription: Stripe.Subscription, rates: string[], key: string): Promise<boolean> {
  const schedule = await attachedSchedule(stripe, subscription);
  if (schedule === undefined) return false;
  const phases = schedule.phases
    .filter(({ end_date: end }) => end > (schedule.current_phase?.start_date ?? 0))
    .map((phase) => ({ ...phaseOf(phase), default_tax_rates: rates.length === 0 ? ('' as const) : rates }));
  await stripe.subscriptionSchedules.update(schedule.id, { phases, proration_behavior: 'none' }, { idempotencyKey: key });
  return true;
}

async function attachedSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<Stripe.SubscriptionSchedule | undefined> {
  return schedule === null || schedule === undefined ? undefined : stripe.subscriptionSchedules.retrieve(idOf(schedule));
}

/** A phase as it is sent back unchanged. */
function phaseOf({ items, start_date, end_date, trial_end, discounts, default_tax_rates: rates }: Stripe.SubscriptionSchedule.Phase) {
  const off = discounts.map(
    ({ coupon, discount }): Discount => ({
      ...(discount === null ? {} : { discount: idOf(discount) }),
      ...(discount !== null || coupon === null ? {} : { coupon: idOf(coupon) }),
    }),
  );
  return {
    items: items.map(({ price, quantity = 1 }) => ({ price: idOf(price), quantity })),
    start_date,
    end_date,
    ...(trial_end === null ? {} : { trial_end }),
    discounts: off.length === 0 ? ('' as const) : off,
    default_tax_rates: rates === undefined || rates === null || rates.length === 0 ? ('' as const) : rates.map(idOf),
  };
}

function idOf(object: string | { readonly id: string }): string {
  return typeof object === 'string' ? object : object.id;
}
