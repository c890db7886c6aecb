import { Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { readPlatformSetting, writePlatformSetting } from '#app/device/calls/domains/settings.gen.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormCard } from '#app/kit/forms/form-card.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { useKeptCall } from '#app/kit/use-kept-call.ts';
import { momentText } from '#contract/language/moment-text.ts';
import { t } from '#contract/language/t.ts';
import { platformSettings } from '#contract/money/settings/platform-settings.ts';
import { type PlatformSetting, settingTexts } from '#contract/money/settings/settings.ts';
import { ExampleBill } from './example-bill.tsx';
import { fieldsOf, type SettingForm, settingEntered, settingEntries } from './setting-forms.ts';
import { SettingHistory } from './setting-history.tsx';

/** One setting of the platform: its values and the history of its changes. */
export function SettingCard({ declared }: { readonly declared: SettingForm }) {
  const input = useMemo(() => ({ key: declared.key }), [declared.key]);
  const { answer, kept, retry } = useKeptCall(`setting:${declared.key}`, readPlatformSetting, input);
  if (answer === undefined) return <SectionSkeleton lines={4} />;
  if (answer.ok) return <SettingFields declared={declared} setting={answer.value} onSaved={retry} />;
  if (kept === undefined)
    return (
      <SectionFailure title={t('{title} cannot be shown right now', { title: declared.title })} text={answer.message} onRetry={retry} />
    );
  return (
    <Stack gap="2">
      <Text fontSize="sm" color="fg.muted" role="status">
        {t('You see the copy of {at}. {message}', { at: momentText(kept.at), message: answer.message })}
      </Text>
      <SettingFields declared={declared} setting={kept.value} onSaved={retry} />
    </Stack>
  );
}

interface SettingFieldsProps {
  readonly declared: SettingForm;
  readonly setting: PlatformSetting;
  readonly onSaved: () => void;
}

function SettingFields({ declared, setting, onSaved }: SettingFieldsProps) {
  const { key, title, text } = declared;
  const save = useAction(writePlatformSetting, { done: settingTexts.saved, failed: settingTexts.saveFailed });
  const form = useForm<FormValues, unknown>({
    id: `settings.write:${key}`,
    initial: settingEntries(key, setting.value),
    schema: platformSettings[key].whole,
    toInput: (values) => settingEntered(key, values),
    send: (value) => save.run({ key, value }),
    onSent: onSaved,
  });
  return (
    <FormCard title={title} text={text} form={form} needsNetwork>
      <EntityFields fields={fieldsOf(key)} form={form} columns={3} />
      {key === 'ai.pricing' ? <ExampleBill entries={form.values} /> : null}
      <SettingHistory declared={declared} history={setting.history} />
    </FormCard>
  );
}
