import * as z from 'zod/mini';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { Id } from '#contract/values/id.ts';
import { refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { isCaller, scopeOf } from '#server/core/access/caller.ts';
import type { Database } from '#server/core/data/database.ts';
import { tenantOf } from '#server/core/data/tenant-key.ts';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { pagePicture, picturePolicy } from './page-picture.ts';

/** The picture of a page for its administrators: the answer is an image, so this is not a declared operation. */
export const pictureCalls = [
  restEntry({
    method: 'GET',
    path: '/api/landing-pages/{id}/picture',
    operation: 'landingPages.listOwn',
    summary: 'A picture of a landing page as it is saved',
    example: '<svg …',
    input: z.strictObject({ id: Id, revision: z.optional(z.string().check(z.maxLength(20))) }),
    handler: async ({ deps, principal }: RestContext<{ readonly db: Database }>, { id }) => {
      const denied = authorize('landingPages.listOwn', principal, {});
      if (!isCaller(principal)) return denied ?? refused('NotFound', accessTexts.notFound);
      const page = await deps.db.reading(scopeOf(principal), (tx) =>
        tx.landingPage.findFirst({ where: { id }, select: { tenantId: true, config: true } }),
      );
      if (page === null) return denied ?? refused('NotFound', accessTexts.notFound);
      const tenantId = tenantOf(page.tenantId);
      const refusal = authorize('landingPages.listOwn', principal, tenantId === null ? {} : { tenantId });
      if (refusal !== undefined) return refusal;
      const config = PageConfig.safeParse(page.config).data;
      const headers = {
        'content-type': 'image/svg+xml',
        'content-security-policy': picturePolicy,
        'cache-control': 'private, max-age=3600',
      };
      return config === undefined ? refused('NotFound', accessTexts.notFound) : new Response(pagePicture(config), { headers });
    },
  }),
];
