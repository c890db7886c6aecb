export const templateTexts = {
  unknown: 'There is no such template.',
  live: 'Live',
  draft: 'Draft',
} as const;

/** One entry of GET /api/admin/templates. */
export interface TemplateEntry {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly category: string | null;
  readonly thumbnailUrl: string | null;
  /** true: Live, false: Draft. */
  readonly isActive: boolean;
  readonly previewUrl: string;
  readonly createdAt: Date;
}

export function previewUrlOf(id: string): string {
  return `/api/template-preview/${encodeURIComponent(id)}`;
}
