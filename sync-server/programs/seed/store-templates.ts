import * as z from 'zod/mini';
import { galleryTemplates } from '#contract/pages/templates/template-gallery.ts';
import { ownerStream, platformStream } from '#server/core/sync/streams/stream-names.ts';
import { shippedTemplates, templateColumns } from '#server/pages/templates/shipped/shipped-templates.ts';
import type { SeedChange } from './seed-change.ts';

const settingKey = 'shipped-templates';
const Given = z.array(z.string());
const cards: ReadonlySet<string> = new Set(galleryTemplates.map(({ name }) => name));

/**
 * At every start, adds the templates of this build that the database was never given. A template that the platform owner has edited,
 * switched, or deleted since stays as it is. Returns the names of the added ones.
 */
export async function storeTemplates({ tx, newId, now, touch }: SeedChange): Promise<readonly string[]> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('shipped-templates', 0))`;
  const setting = await tx.platformSetting.findUnique({ where: { key: settingKey } });
  const given = Given.safeParse(setting?.value).data ?? [];
  const missing = shippedTemplates.filter(({ name }) => !given.includes(name));
  if (missing.length === 0) return [];
  for (const template of missing) {
    const columns = templateColumns(template);
    const { name, description, category, isActive } = columns;
    if ((await tx.landingPageTemplate.count({ where: { name } })) > 0) continue;
    const row = cards.has(name) ? await tx.template.findFirst({ where: { name }, select: { id: true } }) : null;
    const id = row?.id ?? newId();
    await tx.landingPageTemplate.create({ data: { id, ...columns, createdAt: now }, select: { id: true } });
    if (!cards.has(name) || row !== null) continue;
    await tx.template.create({ data: { id, name, description, category, isActive, createdAt: now }, select: { id: true } });
    touch(platformStream, 'template', id);
    touch(ownerStream, 'template', id);
  }
  const value = [...given, ...missing.map(({ name }) => name)];
  await tx.platformSetting.upsert({ where: { key: settingKey }, create: { key: settingKey, value }, update: { value } });
  return missing.map(({ name }) => name);
}
