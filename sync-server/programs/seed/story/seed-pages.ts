import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { countDay } from '#server/pages/page-views/count-views.ts';
import { eventColumns, insertEvents, type PageEvent } from '#server/pages/page-views/page-events.ts';
import { acmePageConfig, acmePages, pageParts } from './acme-pages.ts';
import { dayMs, daysAgo, later } from './moments.ts';
import { type AddedTest, addTest, decideTest } from './seed-ab-tests.ts';
import type { Actor, Story } from './story.ts';
import { drawVisits, sent, visitedDays } from './visits.ts';

const insertedAtOnce = 1000;
/** Visits of a usual weekday and sent forms of the live pages, and the course of their tests. */
const traffic = [
  {
    usual: 19,
    sends: 20,
    name: 'Question or promise in the headline',
    headline: 'Retire on time, with figures you can check',
    fromDaysAgo: 75,
    toDaysAgo: 41,
    clickShares: [0.17, 0.3],
  },
  {
    usual: 15,
    sends: 16,
    name: 'Shorter headline',
    headline: 'Your first home in three figures',
    fromDaysAgo: 24,
    toDaysAgo: 0,
    clickShares: [0.21, 0.25],
  },
] as const;

/** A form that a visitor sent, for the lead that it became. */
export interface SentForm {
  readonly pageId: string;
  readonly pageName: string;
  readonly at: Date;
}

/** Acme's four pages with 90 days of visits, a funnel, one decided test, and one that runs. Returns the forms that were sent. */
export async function seedPages(story: Story, tenantId: string, actors: readonly [Actor, ...Actor[]]): Promise<readonly SentForm[]> {
  const { tx, now, newId, draw } = story;
  const pages = acmePages.map((page) => ({ ...page, id: newId() }));
  for (const page of pages) await addPage(story, tenantId, page, draw.pick(actors));
  const live = pages.filter(({ state }) => state === 'live');
  const events: PageEvent[] = [];
  const tests: AddedTest[] = [];
  for (const [place, page] of live.entries()) {
    const course = traffic[place];
    if (course === undefined) continue;
    const test = await addTest(story, tenantId, page, { ...course, actor: draw.pick(actors) });
    tests.push(test);
    events.push(...drawVisits(draw, { id: page.id, usual: course.usual, sends: course.sends, test: test.days }, now));
  }
  await storeEvents(story, events);
  for (const page of live)
    for (let day = 0; day < visitedDays; day += 1)
      await countDay(tx, { tenant: tenantId, page: page.id, day: daysAgo(now, day, 0).toISOString().slice(0, 10) });
  const [decided] = tests;
  if (decided !== undefined) await decideTest(story, decided);
  return events
    .filter(({ step }) => step === sent)
    .map(({ page, at }) => ({ pageId: page, pageName: live.find(({ id }) => id === page)?.name ?? '', at }));
}

async function addPage(
  { tx, now, newId, touch, deeds }: Story,
  tenantId: string,
  page: (typeof acmePages)[number] & { readonly id: string },
  actor: Actor,
) {
  const { id, name, path, state } = page;
  const createdAt = daysAgo(now, page.createdDaysAgo, 13, 20);
  // The decided test has put its winner in place.
  const config = acmePageConfig(page, path === '/retirement' ? traffic[0].headline : undefined);
  const publishedAt = later(createdAt, 2 * dayMs);
  const seo = { seoTitle: config.seo.title, seoDescription: config.seo.description, seoKeywords: config.seo.keywords };
  const template = await tx.landingPageTemplate.findFirst({ where: { name: page.template }, select: { id: true } });
  const common = { id, tenantId, name, templateId: template?.id ?? null, config, ...seo, subdomain: 'acme', createdAt, revision: 4 };
  const live = { isPublished: true, publishedConfig: config, publishedAt, path };
  const scheduled = { publishAt: later(daysAgo(now, 0, 9), 3 * dayMs), publishPath: path };
  await tx.landingPage.create({
    data: { ...common, ...(state === 'live' ? live : state === 'scheduled' ? scheduled : {}) },
    select: { id: true },
  });
  touch(ownerStream, 'landingPage', id);
  const object = { kind: 'landingPage', id };
  deeds.push({ at: createdAt, actor, action: 'landingPages.create', object, after: { name, revision: 1 } });
  if (state === 'live') deeds.push({ at: publishedAt, actor, action: 'landingPages.publish', object, after: { name, path } });
  if (state === 'scheduled')
    deeds.push({ at: later(createdAt, dayMs), actor, action: 'landingPages.schedule', object, after: { name, path } });
  if (state !== 'live') return;
  const steps = [
    { name: 'Page opened', eventType: 'view', eventSelector: null, isRequired: true },
    { name: 'Calculator seen', eventType: 'seen', eventSelector: pageParts.calculator, isRequired: false },
    { name: 'Button pressed', eventType: 'click', eventSelector: pageParts.calculator, isRequired: true },
    { name: 'Message sent', eventType: 'send', eventSelector: pageParts.form, isRequired: true },
  ];
  await tx.funnelStep.createMany({
    data: steps.map((step, stepOrder) => ({ id: newId(), tenantId, landingPageId: id, stepOrder, ...step })),
  });
}

async function storeEvents({ tx, newId }: Story, events: readonly PageEvent[]): Promise<void> {
  for (let at = 0; at < events.length; at += insertedAtOnce) {
    const part = events.slice(at, at + insertedAtOnce);
    await tx.$executeRawUnsafe(insertEvents, ...eventColumns(part.map(newId), part));
  }
}
