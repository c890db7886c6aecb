import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const record = 'docs/decisions/0032-given-fields-without-a-use.md';
/** The file that uses each field that the specification gives without a rule, or the record that says why it has no use. */
const uses: Readonly<Record<string, string>> = {
  isFeatured: 'pwa/pages/templates/templates-page.tsx',
  industry: 'pwa/pages/templates/templates-page.tsx',
  analyticsId: 'sync-server/pages/landing-pages/published/visitor-consent.ts',
  facebookPixelId: 'sync-server/pages/landing-pages/published/visitor-consent.ts',
  conversionGoal: record,
  conversionValue: record,
  country: record,
  city: record,
  userAgent: record,
  eventValue: record,
  profileImageUrl: record,
  configSchema: record,
  templateId: record,
};

describe('a field that the specification gives without a rule', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');

  it.each(Object.entries(uses))('%s is stored, and used or explained in %s', (field, file) => {
    expect(schema).toMatch(new RegExp(`\\b${field}\\b`));
    const text = readFileSync(file, 'utf8');
    if (file === record) expect(text).toMatch(new RegExp(`^\\| \`${field}\` \\|[^|]+\\| [^|]{20,} \\|$`, 'm'));
    else expect(text).toMatch(new RegExp(`\\b${field}\\b`));
  });

  it('stands in the record only while it has no use', () => {
    const recorded = [...readFileSync(record, 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field);
    expect(recorded).toEqual(Object.keys(uses).filter((field) => uses[field] === record));
  });
});
