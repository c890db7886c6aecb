import * as z from 'zod/mini';
import type { Database } from '#server/core/data/database.ts';
import type { FileStore } from '#server/core/files/file-store.ts';
import type { TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import { readPicture } from './picture-files.ts';

interface PicturesDeps {
  readonly db: Database;
  readonly looks: Pick<TenantLooks, 'byHost'>;
  readonly files: FileStore | undefined;
}

const ofADay = 24 * 60 * 60;

/** Stored pictures by id: icons of tenants, and pictures for link previews. A tenant's host serves only the tenant's own. */
export function registerPictures(app: HttpApp, { db, looks, files }: PicturesDeps): void {
  app.get('/picture.png', async ({ req, env }) => {
    const id = z.uuid().safeParse(req.query('id'));
    const owner = await looks.byHost(env.place.host);
    if (!id.success || owner.kind === 'nobody') return notFound();
    const found = await db.reading({ as: 'platform' }, (tx) =>
      tx.picture.findFirst({
        where: { id: id.data, ...(owner.kind === 'tenant' ? { tenantId: owner.tenant.id } : {}) },
        select: { id: true, tenantId: true, content: true },
      }),
    );
    const content = found === null ? undefined : await readPicture(files, found);
    if (content === undefined) return notFound();
    return new Response(content, {
      headers: {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${365 * ofADay}, immutable`,
        // Other sites show the picture beside a link to the page.
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  });
}

function notFound(): Response {
  return new Response('', { status: 404 });
}
