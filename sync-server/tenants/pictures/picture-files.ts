import type { Database } from '#server/core/data/database.ts';
import type { FileStore } from '#server/core/files/file-store.ts';

const platform = { as: 'platform' } as const;

interface PictureKey {
  readonly tenantId: string;
  readonly id: string;
}

interface StoredPicture extends PictureKey {
  /** null: it lies in the bucket. */
  readonly content: Uint8Array<ArrayBuffer> | null;
}

/** Pictures that are moved in one run of the job. */
const movedAtOnce = 200;

function fileOf({ tenantId, id }: PictureKey): string {
  return `${tenantId}/${id}.png`;
}

/** The content of a stored picture, from its row or from the bucket. */
export async function readPicture(files: FileStore | undefined, picture: StoredPicture): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return picture.content ?? (await files?.get(fileOf(picture)));
}

export interface PictureFilesDeps {
  readonly db: Database;
  readonly files: FileStore | undefined;
}

/**
 * Moves new pictures into the bucket, if there is one. A picture is stored in its row first, with the change that brings it, so that a bucket
 * that is away refuses no change; its file is written before the row gives up the content.
 */
export async function movePictures({ db, files }: PictureFilesDeps): Promise<number> {
  if (files === undefined) return 0;
  const waiting = await db.reading(platform, (tx) =>
    tx.picture.findMany({
      where: { content: { not: null } },
      select: { id: true, tenantId: true, content: true },
      orderBy: { createdAt: 'asc' },
      take: movedAtOnce,
    }),
  );
  for (const { content, ...key } of waiting) {
    if (content === null) continue;
    await files.put(fileOf(key), content, 'image/png');
    await db.query(platform, 'update pictures set content = null where tenant_id = $1::uuid and id = $2::uuid', [key.tenantId, key.id]);
  }
  return waiting.length;
}

/** Removes the files of pictures that were replaced, or whose tenant is gone. Files that are not ours stay. */
export async function removeOldPictures({ db, files }: PictureFilesDeps): Promise<void> {
  if (files === undefined) return;
  for await (const page of files.keys()) {
    const keys = new Map(page.flatMap((key) => (/^[\da-f-]{36}\/([\da-f-]{36})\.png$/.exec(key) ?? []).slice(1).map((id) => [id, key])));
    const kept = await db.query<{ id: string }>(platform, 'select id::text from pictures where id = any($1::uuid[])', [[...keys.keys()]]);
    for (const { id } of kept) keys.delete(id);
    for (const key of keys.values()) await files.remove(key);
  }
}
