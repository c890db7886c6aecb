import { createHash } from 'node:crypto';
import { done, type Outcome } from '#contract/values/outcome.ts';
import { storedTenant } from '#server/core/data/tenant-key.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { readPng } from './read-png.ts';

interface NewPicture {
  readonly tenantId: string | null;
  /** null: an icon of the tenant. */
  readonly landingPageId: string | null;
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  /** A PNG file in base64. */
  readonly png: string;
}

/** Stores a picture in place of the former one of its kind. The same picture keeps its id, and so its address. Returns the id. */
export async function storePicture(
  { tx, now, newId }: Change,
  { tenantId, landingPageId, kind, width, height, png }: NewPicture,
): Promise<Outcome<string, 'InputInvalid'>> {
  const read = await readPng(Buffer.from(png, 'base64'), { width, height });
  if (!read.ok) return read;
  const content = read.value;
  const digest = createHash('sha256').update(content).digest('hex');
  const place = { tenantId: storedTenant(tenantId), landingPageId, kind };
  const same = await tx.picture.findFirst({ where: { ...place, digest }, select: { id: true } });
  if (same !== null) return done(same.id);
  await tx.picture.deleteMany({ where: place });
  const id = newId();
  await tx.picture.create({ data: { id, ...place, digest, content, createdAt: now }, select: { id: true } });
  return done(id);
}
