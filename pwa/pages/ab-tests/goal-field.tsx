import { useEffect, useMemo } from 'react';
import { readLandingPage } from '#app/device/calls/domains/landing-pages.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { SelectField } from '#app/kit/forms/form-fields.tsx';
import type { FormField } from '#app/kit/forms/use-form.ts';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { nameOfComponent } from '#contract/pages/page-view/component-names.ts';
import { abTestSectionTexts as texts } from './ab-test-texts.ts';

interface GoalFieldProps {
  readonly field: FormField;
  readonly pageId: string;
  readonly variantPageId: string;
}

const send = { value: 'send', label: texts.goalSend };

/** Choice of what counts as success: the sent form, or a click in a part that both versions have. */
export function GoalField({ field, pageId, variantPageId }: GoalFieldProps) {
  const parts = usePartsOf(pageId);
  const variantParts = usePartsOf(variantPageId);
  const variantIds = new Set(variantParts?.map(({ value }) => value));
  const shared = (parts ?? []).filter(({ value }) => variantIds.has(value));
  const options = [send, ...shared];
  // Another page has other parts, so a goal that was chosen before may be none of them.
  const isGone = parts !== undefined && variantParts !== undefined && !options.some(({ value }) => value === field.value);
  const { onChange } = field;
  useEffect(() => {
    if (isGone) onChange('send');
  }, [isGone, onChange]);
  return <SelectField field={field} label={texts.goal} hint={texts.goalHint} options={options} isRequired />;
}

/** Parts of a page; undefined until they are loaded. */
function usePartsOf(id: string): readonly { readonly value: string; readonly label: string }[] | undefined {
  const { answer } = useCall(
    readLandingPage,
    useMemo(() => ({ id }), [id]),
  );
  return useMemo(() => {
    if (answer === undefined) return undefined;
    const config = PageConfig.safeParse(answer.ok ? answer.value.config : undefined);
    if (!config.success) return [];
    return config.data.components.map((part) => ({ value: `click:${part.id}`, label: texts.goalClick(nameOfComponent(part)) }));
  }, [answer]);
}
