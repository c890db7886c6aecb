import { Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { spokenLocale } from '#contract/language/t.ts';
import type { PlatformSetting } from '#contract/tenants/settings.ts';
import { personNamesAtom } from '../session/person-names.ts';
import { entriesOf, type settingForms } from './setting-forms.ts';

interface SettingHistoryProps {
  readonly declared: (typeof settingForms)[number];
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
            <Text as="span" color="fg.muted">{`${change.at.toLocaleString(spokenLocale())}, ${nameOf(change.actorId)}: `}</Text>
            {changesText(declared, change.before, change.after)}
          </Text>
        ))}
      </Stack>
    </details>
  );
}

function changesText(declared: SettingHistoryProps['declared'], before: unknown, after: unknown): string {
  const [was, is] = [entriesOf(declared, before), entriesOf(declared, after)];
  const changed = declared.fields.filter(({ name }) => was[name] !== is[name]);
  return changed.map(({ name, label }) => `${label} ${was[name]} → ${is[name]}`).join(', ');
}
