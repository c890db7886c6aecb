import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type PlatformSetting, settingShapes, settingTexts } from '#contract/tenants/settings.ts';
import { readPlatformSetting, writePlatformSetting } from '../calls/domains/settings.gen.ts';
import { FormCard } from '../kit/forms/form-card.tsx';
import { TextField } from '../kit/forms/form-fields.tsx';
import { localDecimalEntry, wholeEntry } from '../kit/forms/number-entry.ts';
import { type FormValues, useForm } from '../kit/forms/use-form.ts';
import { SectionFailure, SectionSkeleton } from '../kit/section.tsx';
import { useAct } from '../kit/use-act.ts';
import { useKeptCall } from '../kit/use-kept-call.ts';
import { ExampleBill } from './example-bill.tsx';
import { entriesOf, type settingForms } from './setting-forms.ts';
import { SettingHistory } from './setting-history.tsx';

type Form = (typeof settingForms)[number];

/** One setting of the platform: its values and the history of its changes. */
export function SettingCard({ declared }: { readonly declared: Form }) {
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
        {t('You see the copy of {at}. {message}', { at: new Date(kept.at).toLocaleString(spokenLocale()), message: answer.message })}
      </Text>
      <SettingFields declared={declared} setting={kept.value} onSaved={retry} />
    </Stack>
  );
}

interface SettingFieldsProps {
  readonly declared: Form;
  readonly setting: PlatformSetting;
  readonly onSaved: () => void;
}

// A number field writes its decimals as the browser's language does, which may differ from the language of the app.
const amountEntry = { inputMode: 'decimal' } as const;
const countEntry = { type: 'number', inputMode: 'numeric', step: '1' } as const;

function SettingFields({ declared, setting, onSaved }: SettingFieldsProps) {
  const { key, title, text, fields } = declared;
  const save = useAct(writePlatformSetting, { done: settingTexts.saved, failed: settingTexts.saveFailed });
  const form = useForm<FormValues, unknown>({
    id: `settings.write:${key}`,
    initial: entriesOf(declared, setting.value),
    schema: settingShapes[key],
    toInput: (values) => Object.fromEntries(fields.map((field) => [field.name, valueEntered(field, String(values[field.name]))])),
    send: (value) => save.run({ key, value }),
    onSent: onSaved,
  });
  return (
    <FormCard title={title} text={text} form={form} needsNetwork>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {fields.map(({ name, label, unit, isAmount, isText, hint }) => (
          <TextField
            key={name}
            field={form.field(name)}
            label={label}
            {...(isText === true ? {} : isAmount === true ? amountEntry : countEntry)}
            {...unit}
            {...(hint === undefined ? {} : { hint })}
          />
        ))}
      </SimpleGrid>
      {key === 'ai.pricing' ? <ExampleBill entries={form.values} /> : null}
      <SettingHistory declared={declared} history={setting.history} />
    </FormCard>
  );
}

function valueEntered({ isText, isAmount }: Form['fields'][number], typed: string): unknown {
  if (isText === true) return typed;
  return isAmount === true ? localDecimalEntry(typed) : wholeEntry(typed);
}
