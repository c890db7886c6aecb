import { Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { StartImpersonation, impersonationScreenTexts as texts } from '#contract/people/impersonation.ts';
import { refused } from '#contract/values/outcome.ts';
import { call } from '../calls/call.ts';
import { startImpersonation } from '../calls/domains/impersonation.gen.ts';
import { SelectField, TextField } from '../kit/forms/form-fields.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { FormModal } from '../kit/modal.tsx';
import { useLeaveFor } from '../session/navigation-atom.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { sessionControlAtom } from '../shell/session-control.ts';

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
