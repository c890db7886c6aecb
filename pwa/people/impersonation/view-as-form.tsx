import { Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { call } from '#app/device/calls/call.ts';
import { startImpersonation } from '#app/device/calls/domains/impersonation.gen.ts';
import { sessionControlAtom } from '#app/frame/shell/session-control.ts';
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useLeaveFor } from '#app/session/state/navigation-atom.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { StartImpersonation, impersonationScreenTexts as texts } from '#contract/people/impersonation.ts';
import { refused } from '#contract/values/outcome.ts';

interface ViewAsFormProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Asks for the reason, and then shows the app as the person sees it. */
export function ViewAsForm({ person: { id, name }, onClose }: ViewAsFormProps) {
  const session = useAtomValue(sessionControlAtom);
  const leaveFor = useLeaveFor();
  const { waiting, failed } = useAtomValue(connectionAtom);
  const form = useForm({
    id: `impersonation.start:${id}`,
    initial: { reason: '', mode: 'look' },
    schema: StartImpersonation,
    toInput: ({ reason, mode }) => ({ userId: id, reason, readOnly: mode === 'look' }),
    // A view begins on a device without data of the owner, so that none shows up in it.
    send: async (input) => (waiting + failed > 0 ? refused('Conflict', texts.waiting) : call(startImpersonation, input)),
    onSent: () => {
      onClose();
      void session?.check().then(() => leaveFor('/'));
    },
  });
  return (
    <FormModal title={texts.title(name)} form={form} submitLabel={texts.submit} busyLabel={texts.busy} onClose={onClose}>
      <Text>{texts.explain}</Text>
      <TextField field={form.field('reason')} label={texts.reason} hint={texts.reasonHint} isRequired />
      <SelectField
        field={form.field('mode')}
        label={texts.may}
        options={[
          { value: 'look', label: texts.look },
          { value: 'act', label: texts.act },
        ]}
      />
    </FormModal>
  );
}
