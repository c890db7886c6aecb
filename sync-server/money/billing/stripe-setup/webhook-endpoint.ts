import Stripe from 'stripe';
import { handledEvents } from '#server/money/billing/stripe/stripe-reports.ts';

export interface PreparedEndpoint {
  /** Told once by the card service, for a new endpoint only. */
  readonly secret: string | undefined;
  /** The changes that were made, in sentences for the operator. */
  readonly sentences: readonly string[];
}

/**
 * The webhook endpoint of this server: exactly the events that it follows, in the version of the interface that its library speaks. The
 * version of an endpoint cannot be changed, so another version gets a new endpoint, and the former one is removed by the next run.
 */
export async function prepareEndpoint(stripe: Stripe, publicUrl: string): Promise<PreparedEndpoint> {
  const url = new URL('/api/payments/webhook', publicUrl).href;
  const present: Stripe.WebhookEndpoint[] = [];
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) if (endpoint.url === url) present.push(endpoint);
  const current = present.find(({ api_version: version }) => version === Stripe.API_VERSION);
  if (current === undefined) return createEndpoint(stripe, url, present.length > 0);
  const sentences: string[] = [];
  for (const { id } of present.filter((endpoint) => endpoint !== current)) {
    await stripe.webhookEndpoints.del(id);
    sentences.push(`Removed the webhook endpoint ${id}, which delivered events in another version.`);
  }
  if (isComplete(current))
    return { secret: undefined, sentences: [...sentences, `The webhook endpoint ${current.id} is as it should be.`] };
  await stripe.webhookEndpoints.update(current.id, { enabled_events: [...handledEvents], disabled: false });
  return { secret: undefined, sentences: [...sentences, `Gave the webhook endpoint ${current.id} the events that this server follows.`] };
}

async function createEndpoint(stripe: Stripe, url: string, isReplacement: boolean): Promise<PreparedEndpoint> {
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...handledEvents],
    api_version: Stripe.API_VERSION,
    description: 'Reckoner',
  });
  const next = isReplacement
    ? ['Set its secret, restart the server, and run this program again: it then removes the endpoint of the former version.']
    : ['Set its secret as STRIPE_WEBHOOK_SECRET and restart the server.'];
  return { secret: made.secret, sentences: [`Created the webhook endpoint ${made.id} for ${url}.`, ...next] };
}

function isComplete({ enabled_events: events, status }: Stripe.WebhookEndpoint): boolean {
  const wanted: readonly string[] = handledEvents;
  return status === 'enabled' && events.length === wanted.length && events.every((event) => wanted.includes(event));
}
