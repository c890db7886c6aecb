import { Badge, Box, Button, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { listStuckEffects, retryDeadEffects, retryEffect } from '#app/device/calls/domains/background-work.gen.ts';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { type Column, ListTable, type RowAction } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import {
  type EffectState,
  effectStates,
  type StuckEffect,
  backgroundWorkTexts as texts,
} from '#contract/tenants/upkeep/background-work.ts';
import { Part } from './part.tsx';

const timeText = (moment: Date): string => moment.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' });

const columns: readonly Column<StuckEffect>[] = [
  {
    id: 'type',
    header: t('Kind'),
    csv: ({ type, mail }) => `${type} ${mail ?? ''}`.trim(),
    cell: ({ type, mail, tenantName }) => (
      <Stack gap="0">
        <Text fontWeight="strong" lang="en">
          {type}
        </Text>
        {mail === null ? null : <Text overflowWrap="anywhere">{mail}</Text>}
        <Text color="fg.muted">{tenantName ?? t('The platform itself')}</Text>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: t('Status'),
    csv: ({ state }) => texts.states[state],
    cell: ({ state }) => <Badge colorPalette={state === 'dead' ? 'red' : 'orange'}>{texts.states[state]}</Badge>,
  },
  {
    id: 'lastError',
    header: t('Last error'),
    csv: ({ lastError }) => lastError ?? '',
    cell: ({ lastError }) => (
      <Text lang="en" overflowWrap="anywhere">
        {lastError ?? '—'}
      </Text>
    ),
  },
  { id: 'attempts', header: t('Attempts'), csv: ({ attempts }) => String(attempts), cell: ({ attempts }) => attempts },
  { id: 'nextAt', header: t('Next attempt'), isSortable: true, csv: ({ nextAt }) => nextAt.toISOString(), cell: NextAttempt },
  {
    id: 'createdAt',
    header: t('Since'),
    isSortable: true,
    csv: ({ createdAt }) => createdAt.toISOString(),
    cell: ({ createdAt }) => timeText(createdAt),
  },
];

function NextAttempt({ state, nextAt }: StuckEffect) {
  return state === 'dead' ? '—' : timeText(nextAt);
}

const newestFirst = { by: 'createdAt', isDescending: true } as const;

/** Mails, payments, and deliveries that wait or were given up, with a retry of each and of all. */
export function StuckEffectsList({ onChange }: { readonly onChange: () => void }) {
  const [state, setState] = useState<EffectState | undefined>('dead');
  const input = useMemo(() => (state === undefined ? {} : { state }), [state]);
  const source = useServerList({ name: 'effects', call: listStuckEffects, sort: newestFirst, input, isFiltered: state !== undefined });
  const told = { done: ({ effects }: { readonly effects: number }) => ({ title: texts.retried(effects) }), failed: texts.retryFailed };
  const one = useAction(retryEffect, told);
  const all = useAction(retryDeadEffects, told);
  const { reachable } = useAtomValue(connectionAtom);
  const reload = () => {
    source.retry();
    onChange();
  };
  const actionsOf = ({ id }: StuckEffect): readonly RowAction[] => [
    {
      id: 'retry',
      label: texts.retry,
      disabledBecause: reachable ? undefined : accessTexts.noConnection,
      onSelect: () => void one.run({ id }).then(reload),
    },
  ];
  return (
    <Part
      title={texts.effects}
      text={texts.effectsIntro}
      actions={
        <Button
          variant="outline"
          minH="11"
          disabled={!reachable || source.rows.length === 0}
          loading={all.isBusy}
          onClick={() => void all.run({}).then(reload)}
        >
          {texts.retryAll}
        </Button>
      }
    >
      <ListTable
        name={texts.effects}
        source={source}
        columns={columns}
        searchLabel={texts.searchEffects}
        nameOf={({ type, mail }) => mail ?? type}
        actionsOf={actionsOf}
        filters={
          <Box w={{ base: 'full', sm: '48' }}>
            <PlainSelect
              label={t('Status')}
              none={texts.allStates}
              value={state ?? ''}
              options={effectStates.map((each) => ({ value: each, label: texts.states[each] }))}
              onChange={(value) => setState(effectStates.find((each) => each === value))}
            />
          </Box>
        }
        empty={{ title: texts.nothingStuck, text: texts.nothingStuckText }}
      />
    </Part>
  );
}
