/**
 * Prepares the account at Stripe for this server, and prints the necessary changes in its dashboard. It may be repeated at any time:
 *   PUBLIC_URL=https://calculators.example STRIPE_SECRET_KEY=sk_live_… npm run stripe-setup
 */
import Stripe from 'stripe';
import { settingsToChange, settingsToLookAt } from '#server/money/billing/stripe-setup/dashboard-settings.ts';
import { prepareEndpoint } from '#server/money/billing/stripe-setup/webhook-endpoint.ts';

process.exitCode = await main(process.env.PUBLIC_URL ?? '', process.env.STRIPE_SECRET_KEY ?? '', process.env.STRIPE_ADDRESS);

async function main(publicUrl: string, secretKey: string, address: string | undefined): Promise<number> {
  if (!URL.canParse(publicUrl)) return complain('PUBLIC_URL is missing: the address at which Stripe reaches this server.');
  if (!secretKey.startsWith('sk_') && !secretKey.startsWith('rk_'))
    return complain('STRIPE_SECRET_KEY is missing: the secret key of the account at Stripe.');
  const stripe = new Stripe(secretKey, { telemetry: false, ...addressOf(address) });
  try {
    const { secret, sentences } = await prepareEndpoint(stripe, publicUrl);
    say(sentences);
    if (secret !== undefined) say([`STRIPE_WEBHOOK_SECRET=${secret}`, 'Stripe does not show this secret again.']);
    const problems = await settingsToChange(stripe);
    say(
      problems.length === 0
        ? ['The settings that Stripe’s interface reports are as they should be.']
        : ['Change in the dashboard:', ...problems.map(item)],
    );
    say(['Stripe’s interface does not report these settings. Check them in the dashboard:', ...settingsToLookAt.map(item)]);
    return problems.length === 0 ? 0 : 2;
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeError) return complain(`Stripe refuses: ${fault.message}`);
    throw fault;
  }
}

/** Another address than Stripe's own, for tests. */
function addressOf(address: string | undefined): { host?: string; port?: number; protocol?: 'http' } {
  if (address === undefined) return {};
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port), protocol: 'http' };
}

function item(sentence: string): string {
  return `- ${sentence}`;
}

function say(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stdout.write(`${sentence}\n`);
}

function complain(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
