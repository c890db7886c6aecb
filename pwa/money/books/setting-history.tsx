import { Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { personNamesAtom } from '#app/session/state/person-names.ts';
import { momentText } from '#contract/language/moment-text.ts';
import type { PlatformSetting } from '#contract/money/settings/settings.ts';
import { fieldsOf, type SettingForm, settingEntries } from './setting-forms.ts';

interface SettingHistoryProps {
  readonly declared: SettingForm;
  readonly history: PlatformSetting['history'];
}

/** History of a setting: person, time, and change. */
export function SettingHistory({ declared, history }: SettingHistoryProps) {
  const nameOf = useAtomValue(personNamesAtom);
  if (history.length === 0) return null;
  return (
    <details>
      <summary>{`Earlier changes (${history.length})`}</summary>
      <Stack as="ul" gap="2" listStyleType="none" pt="2">
        {history.map((change) => (
          <Text as="li" key={change.at.toISOString()} fontSize="sm">
            <Text as="span" color="fg.muted">{`${momentText(change.at)}, ${nameOf(change.actorId)}: `}</Text>
            {changesText(declared.key, change.before, change.after)}
          </Text>
        ))}
      </Stack>
    </details>
  );
}

function changesText(key: SettingForm['key'], before: unknown, after: unknown): string {
  const [was, is] = [settingEntries(key, before), settingEntries(key, after)];
  const changed = fieldsOf(key).filter(({ name }) => was[name] !== is[name]);
  return changed.map(({ name, form: { label } }) => `${label} ${was[name]} → ${is[name]}`).join(', ');
}
