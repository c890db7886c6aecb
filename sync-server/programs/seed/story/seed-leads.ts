import { embeddingTexts } from '#contract/tenants/embedding.ts';
import { pageParts } from './acme-pages.ts';
import { queuedBody } from './delivered-body.ts';
import { dayMs, daysAgo, later } from './moments.ts';
import type { SentForm } from './seed-pages.ts';
import type { Actor, Story } from './story.ts';
import { drawName } from './story-people.ts';

export const acmeWebsites = ['https://www.acme.example', 'https://blog.acme.example'] as const;
const embedded = [
  { calculatorId: 'mortgage-payment', title: 'Mortgage Payment', daysAgo: 2, website: acmeWebsites[0] },
  { calculatorId: 'home-affordability', title: 'Home Affordability', daysAgo: 6, website: acmeWebsites[0] },
  { calculatorId: 'mortgage-payment', title: 'Mortgage Payment', daysAgo: 13, website: acmeWebsites[1] },
  { calculatorId: 'retirement-income', title: 'Retirement Income', daysAgo: 20, website: acmeWebsites[1] },
  { calculatorId: 'home-affordability', title: 'Home Affordability', daysAgo: 31, website: acmeWebsites[0] },
  { calculatorId: 'debt-payoff', title: 'Debt Payoff', daysAgo: 47, website: acmeWebsites[1] },
] as const;

const questions = [
  'We would like to stop working in eight years. Is that within reach?',
  'Which monthly payment would you plan with for our income?',
  'Do you also advise people who are self-employed?',
  'Could we talk on a Thursday afternoon?',
  'What would change if we put the gift of our parents into the home?',
  'My employer offers a plan of its own. Should I use it first?',
] as const;

/** Leads of pages and of embedded calculators, and their delivery to Acme's own system, which was away once. */
export async function seedLeads(story: Story, tenantId: string, admin: Actor, forms: readonly SentForm[]): Promise<void> {
  const { tx, now, newId, draw, deeds } = story;
  const fromPages = forms.map(({ pageId, pageName, at }) => ({
    id: newId(),
    tenantId,
    landingPageId: pageId,
    componentId: pageParts.form,
    values: { ...drawSender(story), question: draw.pick(questions) },
    createdAt: at,
    source: pageName,
  }));
  const fromCalculators = embedded.map(({ calculatorId, title, daysAgo: days, website }) => {
    const { name, email } = drawSender(story);
    return {
      id: newId(),
      tenantId,
      calculatorId,
      website,
      componentId: 'calculator',
      consent: embeddingTexts.consent,
      values: { Name: name, Email: email, Message: draw.pick(questions) },
      createdAt: daysAgo(now, days, draw.between(8, 20), draw.between(0, 59)),
      source: title,
    };
  });
  await tx.formSubmission.createMany({ data: fromPages.map(({ source: _, ...row }) => row) });
  await tx.formSubmission.createMany({ data: fromCalculators.map(({ source: _, ...row }) => row) });
  const webhookId = newId();
  const url = 'https://crm.acme.example/leads';
  const createdAt = daysAgo(now, 60, 15);
  await tx.webhook.create({ data: { id: webhookId, tenantId, url, createdAt }, select: { id: true } });
  deeds.push({
    at: createdAt,
    actor: admin,
    action: 'webhooks.save',
    object: { kind: 'webhook', id: webhookId, tenantId },
    after: { url },
  });
  const newest = [...fromPages, ...fromCalculators]
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, 12);
  await tx.webhookDelivery.createMany({
    data: newest.map((lead, place) => {
      const id = newId();
      const isFailed = place === 2;
      return {
        id,
        tenantId,
        submissionId: lead.id,
        body: queuedBody(id, lead),
        state: isFailed ? 'failed' : 'delivered',
        attempts: isFailed ? 6 : 1,
        lastStatus: isFailed ? 503 : 200,
        lastAnswer: isFailed ? 'Service unavailable: maintenance' : 'OK',
        attemptedAt: new Date(Math.min(later(lead.createdAt, isFailed ? dayMs : 2_000).getTime(), now.getTime())),
        createdAt: lead.createdAt,
      };
    }),
  });
}

function drawSender({ draw }: Pick<Story, 'draw'>) {
  const { firstName, lastName } = drawName(draw);
  return { name: `${firstName} ${lastName}`, email: `${firstName}.${lastName}@mail.example`.toLowerCase() };
}

const salesLeads = [
  ['sales', 1, null, 'We are a bank with 40 branches and would like an offer for all of them.'],
  ['template', 2, null, 'Do you have a template for farm loans?'],
  ['sales', 5, 1, 'Can the calculators carry the name of each of our agencies?'],
  ['sales', 11, 2, 'We need an invoice in advance, for the year. Is that possible?'],
  ['template', 19, 4, 'A page for first-time investors would help us.'],
  ['sales', 33, 1, 'How do we bring our 300 advisors in at once?'],
  ['sales', 52, 3, 'Which of your plans has a domain of our own?'],
  ['sales', 84, 2, 'We would like to see it with our brand before we decide.'],
] as const;

/** Messages of visitors to the platform's sales desk; the older ones were answered. */
export async function seedSalesLeads({ tx, now, newId, draw, deeds, owner }: Story): Promise<void> {
  const rows = salesLeads.map(([kind, days, answeredAfter, message]) => {
    const createdAt = daysAgo(now, days, draw.between(8, 18), draw.between(0, 59));
    const handledAt = answeredAfter === null ? null : later(createdAt, answeredAfter * dayMs);
    return { id: newId(), kind, ...drawSender({ draw }), message, createdAt, handledAt };
  });
  await tx.lead.createMany({ data: rows });
  for (const { id, handledAt } of rows)
    if (handledAt !== null)
      deeds.push({ at: handledAt, actor: owner, action: 'leads.handle', object: { kind: 'lead', id }, after: { isHandled: true } });
}
