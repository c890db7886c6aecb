import { t } from '#contract/language/t.ts';
import { HarmlessPageConfig, type PageConfig } from '#contract/pages/landing-pages.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';

export type ReadTemplate = Outcome<PageConfig, 'InputInvalid'>;

export const templateFileTexts = {
  tooLarge: t('A template file has at most 1 MB.'),
  noJson: t('The file is not JSON.'),
  choose: t('Choose a page saved as JSON. It is checked on this device against the rules of the page builder before it is added.'),
  upload: t('Add template'),
  uploading: t('Adding…'),
  uploaded: t('Template added'),
  uploadFailed: t('Failed to add template'),
  live: t('Live'),
  liveHint: t('A live template is offered in the gallery and in the page builder at once.'),
  refused: (field: string, message: string): string => (field === '' ? message : `${field}: ${message}`),
} as const;

const mostBytes = 1_000_000;

/** Reads a page that was saved as JSON, and names the first field that the page builder would refuse. */
export async function readTemplateFile(file: File): Promise<ReadTemplate> {
  if (file.size > mostBytes) return refused('InputInvalid', templateFileTexts.tooLarge);
  const json = parseJson(await file.text());
  if (json === undefined) return refused('InputInvalid', templateFileTexts.noJson);
  const checked = HarmlessPageConfig.safeParse(json);
  if (checked.success) return done(checked.data);
  const [issue] = checked.error.issues;
  return refused('InputInvalid', templateFileTexts.refused(issue?.path.join('.') ?? '', issue?.message ?? templateFileTexts.noJson));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
