import { Heading, Stack } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { call } from '#app/device/calls/call.ts';
import { askSupport, listOwnSupport, readSupportPromise } from '#app/device/calls/domains/support.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { FormCard } from '#app/kit/forms/form-card.tsx';
import { TextAreaField, TextField } from '#app/kit/forms/form-fields.tsx';
import { TenantChoice } from '#app/kit/forms/tenant-choice.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { ListTable } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { Section } from '#app/kit/section.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import { answerTimesNote } from '#contract/tenants/support/answer-times.ts';
import { AskSupport, supportScreenTexts as texts } from '#contract/tenants/support/support.ts';
import { supportColumns, timeText } from './support-columns.tsx';

/** Requests of a tenant to the support of the platform, with the time in which its plan promises an answer. */
export function OwnSupport() {
  return <Section title={texts.title}>{<TenantChoice>{({ id }) => <Requests key={id} tenant={id} />}</TenantChoice>}</Section>;
}

const newestFirst = { by: 'createdAt', isDescending: true } as const;

function Requests({ tenant }: { readonly tenant: string }) {
  const input = useMemo(() => ({ tenant }), [tenant]);
  const source = useServerList({ name: `own-support:${tenant}`, call: listOwnSupport, sort: newestFirst, input });
  return (
    <Stack gap="6">
      <AskForm tenant={tenant} onSent={source.retry} />
      <Stack as="section" gap="3" aria-label={texts.own}>
        <Heading as="h2" size="lg">
          {texts.own}
        </Heading>
        <ListTable
          name={texts.own}
          source={source}
          columns={supportColumns}
          searchLabel={t('Search')}
          nameOf={({ subject }) => subject}
          empty={{ title: texts.none, text: texts.noneOwn }}
        />
      </Stack>
    </Stack>
  );
}

function AskForm({ tenant, onSent }: { readonly tenant: string; readonly onSent: () => void }) {
  const input = useMemo(() => ({ tenant }), [tenant]);
  const { answer } = useCall(readSupportPromise, input);
  const setToast = useSetAtom(toastAtom);
  const form = useForm({
    id: `support.ask:${tenant}`,
    initial: { subject: '', message: '' },
    schema: AskSupport,
    toInput: (values) => ({ ...values, tenant }),
    send: async (request) => {
      const sent = await call(askSupport, request);
      if (sent.ok) setToast({ title: texts.sent(timeText(sent.value.dueAt)) });
      return sent;
    },
    onSent,
  });
  const promise = answer?.ok === true ? answer.value : undefined;
  const lines = promise === undefined ? [] : [texts.promise(promise.answerHours), ...(promise.isPriority ? [texts.priority] : [])];
  return (
    <FormCard title={texts.ask} text={[...lines, answerTimesNote].join(' ')} form={form} needsNetwork submitLabel={texts.send}>
      <TextField field={form.field('subject')} label={t('Subject')} />
      <TextAreaField field={form.field('message')} label={t('Message')} rows={5} />
    </FormCard>
  );
}
