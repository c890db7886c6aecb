import { accessTexts } from '#contract/access.ts';
import type { LandingPageId } from '#contract/landing-pages.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Principal } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, type ListPage, type ListParameters, listCut, listPage } from '#server/http/list-page.ts';

export interface LandingPageHeading {
  readonly id: string;
  readonly name: string;
  readonly isPublished: boolean;
  readonly publishedAt: Date | null;
  readonly domain: string | null;
  readonly subdomain: string | null;
  readonly path: string;
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** All the builder needs to go on. */
export interface LandingPageView extends LandingPageHeading {
  readonly templateId: string | null;
  readonly config: unknown;
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly seoKeywords: string | null;
  readonly analyticsId: string | null;
  readonly facebookPixelId: string | null;
  readonly conversionGoal: string | null;
}

const heading = {
  id: true,
  name: true,
  isPublished: true,
  publishedAt: true,
  domain: true,
  subdomain: true,
  path: true,
  revision: true,
  createdAt: true,
  updatedAt: true,
} as const;

interface Reading {
  readonly db: Database;
}

/** Pages without their configs, the newest first. */
export async function listLandingPages({ db }: Reading, principal: Principal, parameters: ListParameters) {
  const refusal = authorise('landingPages.list', principal);
  if (refusal !== undefined) return refusal;
  const cut = listCut(parameters, { createdAt: 'time', updatedAt: 'time', name: 'text' }, { field: 'createdAt', direction: 'desc' });
  if (!cut.ok) return cut;
  const { where, ...rest } = cutQuery(cut.value);
  const named = cut.value.q === undefined ? {} : { name: { contains: likeText(cut.value.q), mode: 'insensitive' as const } };
  return db.reading({ as: 'platform' }, async (tx): Promise<Outcome<ListPage<LandingPageHeading>>> => {
    const total = await tx.landingPage.count({ where: named });
    const rows = await tx.landingPage.findMany({ select: heading, where: { AND: [named, where] }, ...rest });
    return done(listPage(rows, total, cut.value));
  });
}

/** One page with its content. */
export async function readLandingPage(
  { db }: Reading,
  principal: Principal,
  { id }: LandingPageId,
): Promise<Outcome<LandingPageView, AccessRefusal['code']>> {
  const refusal = authorise('landingPages.list', principal);
  if (refusal !== undefined) return refusal;
  const page = await db.reading({ as: 'platform' }, (tx) =>
    tx.landingPage.findUnique({
      where: { id },
      select: {
        ...heading,
        templateId: true,
        config: true,
        seoTitle: true,
        seoDescription: true,
        seoKeywords: true,
        analyticsId: true,
        facebookPixelId: true,
        conversionGoal: true,
      },
    }),
  );
  return page === null ? refused('NotFound', accessTexts.notFound) : done(page);
}
