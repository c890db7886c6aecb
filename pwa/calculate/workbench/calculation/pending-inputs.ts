import { t } from '#contract/language/t.ts';

export function pendingInputs(title: string): string {
  return t('Calculator inputs for {title} will be available soon.', { title });
}
