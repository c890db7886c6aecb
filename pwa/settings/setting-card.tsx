import { Box, Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { accessTexts } from '#contract/access.ts';
import { type PlatformSetting, settingShapes, settingTexts } from '#contract/settings.ts';
import { TextField } from '../admin/kit/form-fields.tsx';
import { Problem } from '../admin/kit/modal.tsx';
import { decimalEntry, wholeEntry } from '../admin/kit/number-entry.ts';
import { SectionFailure, SectionSkeleton } from '../admin/kit/section.tsx';
import { useAct } from '../admin/kit/use-act.ts';
import { type FormValues, useForm } from '../admin/kit/use-form.ts';
import { readPlatformSetting, writePlatformSetting } from '../calls/calls.gen.ts';
import { useCall } from '../calls/use-call.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { ExampleBill } from './example-bill.tsx';
import { entriesOf, type settingForms } from './setting-forms.ts';
import { SettingHistory } from './setting-history.tsx';

type Form = (typeof settingForms)[number];

/** One setting of the platform: its values, and what was changed before. */
export function SettingCard({ declared }: { readonly declared: Form }) {
  const input = useMemo(() => ({ key: declared.key }), [declared.key]);
  const { answer, retry } = useCall(readPlatformSetting, input);
  if (answer === undefined) return <SectionSkeleton lines={4} />;
  if (!answer.ok) return <SectionFailure title={`${declared.title} cannot be shown right now`} text={answer.message} onRetry={retry} />;
  return <SettingFields declared={declared} setting={answer.value} onSaved={retry} />;
}

interface SettingFieldsProps {
  readonly declared: Form;
  readonly setting: PlatformSetting;
  readonly onSaved: () => void;
}

function SettingFields({ declared, setting, onSaved }: SettingFieldsProps) {
  const { key, title, text, fields } = declared;
  const { reachable } = useAtomValue(connectionAtom);
  const save = useAct(writePlatformSetting, { done: settingTexts.saved, failed: settingTexts.saveFailed });
  const form = useForm<FormValues, unknown>({
    id: `settings.write:${key}`,
    initial: entriesOf(declared, setting.value),
    schema: settingShapes[key],
    toInput: (values) =>
      Object.fromEntries(
        fields.map(({ name, isAmount }) => [
          name,
          isAmount === true ? decimalEntry(String(values[name])) : wholeEntry(String(values[name])),
        ]),
      ),
    send: (value) => save.run({ key, value }),
    onSent: onSaved,
  });
  return (
    <Box as="section" aria-label={title} borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h2" size="lg">
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Stack>
          <Problem text={form.problem} />
          <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
            {fields.map(({ name, label, unit, isAmount, hint }) => (
              <TextField
                key={name}
                field={form.field(name)}
                label={label}
                type="number"
                inputMode={isAmount === true ? 'decimal' : 'numeric'}
                step={isAmount === true ? '0.01' : '1'}
                {...unit}
                {...(hint === undefined ? {} : { hint })}
              />
            ))}
          </SimpleGrid>
          {key === 'ai.pricing' ? <ExampleBill entries={form.values} /> : null}
          <Stack direction="row" gap="3" align="center" wrap="wrap">
            <Button type="submit" disabled={!form.isChanged || form.isBusy || !reachable} aria-busy={form.isBusy}>
              {form.isBusy ? 'Saving…' : 'Save changes'}
            </Button>
            {form.isChanged ? (
              <Button variant="ghost" onClick={form.reset}>
                Discard
              </Button>
            ) : null}
            {reachable ? null : (
              <Text fontSize="sm" color="fg.muted">
                {accessTexts.noConnection}
              </Text>
            )}
          </Stack>
          <SettingHistory declared={declared} history={setting.history} />
        </Stack>
      </form>
    </Box>
  );
}
