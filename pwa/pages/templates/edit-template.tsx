import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { updateTemplate } from '#app/device/calls/domains/templates.gen.ts';
import { SwitchField, TextAreaField, TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { t } from '#contract/language/t.ts';
import { UpdateTemplate } from '#contract/pages/templates/template-changes.ts';
import type { Template } from '#contract/pages/templates/templates.ts';

interface EditTemplateProps {
  readonly template: Template;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Description of a template in the gallery. */
export function EditTemplate({ template, onSaved, onClose }: EditTemplateProps) {
  const { id, name, description, category, industry, tags } = template;
  const [isFeatured, setFeatured] = useState(template.isFeatured);
  const form = useForm({
    id: `templates.edit:${id}`,
    initial: { name, description: description ?? '', category: category ?? '', industry: industry ?? '', tags: tags.join(', ') },
    schema: UpdateTemplate,
    toInput: (entered) => ({
      id,
      isFeatured,
      name: entered.name,
      description: entered.description,
      category: entered.category,
      industry: entered.industry,
      tags: entered.tags.split(',').flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim()])),
    }),
    send: (input) => call(updateTemplate, input),
    onSent: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <FormModal title={t('Edit template')} form={form} submitLabel={t('Save')} busyLabel={t('Saving...')} onClose={onClose}>
      <Stack gap="4">
        <TextField field={form.field('name')} label={t('Name')} isRequired />
        <TextAreaField field={form.field('description')} label={t('Description')} />
        <TextField field={form.field('category')} label={t('Category')} />
        <TextField field={form.field('industry')} label={t('Industry')} />
        <TextField field={form.field('tags')} label={t('Tags')} hint={t('Separated by commas')} />
        <SwitchField label={t('Featured')} hint={t('Shown before the others.')} isOn={isFeatured} onChange={setFeatured} />
      </Stack>
    </FormModal>
  );
}
