import { Box, RadioGroup, Stack, Text } from '@chakra-ui/react';
import type { Outcome } from '#contract/outcome.ts';
import type { TenantHeadRow } from '#contract/rows.ts';
import { type DeleteAction, type DeletionLoss, deleteActions, tombstoneDays } from '#contract/tenants.ts';
import { PlainSelect } from '../kit/form-fields.tsx';
import { Problem } from '../kit/modal.tsx';
import { SectionFailure, SectionSkeleton } from '../kit/section.tsx';
import { count } from './tenant-texts.ts';

const restorable = `You can restore the tenant for ${tombstoneDays} days.`;

interface ConfirmLossProps {
  readonly tenant: TenantHeadRow;
  readonly answer: Outcome<DeletionLoss> | undefined;
  readonly onRetry: () => void;
}

/** Step `confirm`: the records that the deletion removes, in numbers. */
export function ConfirmLoss({ tenant, answer, onRetry }: ConfirmLossProps) {
  if (answer === undefined) return <SectionSkeleton lines={4} />;
  if (!answer.ok) return <SectionFailure title="The numbers cannot be shown right now" text={answer.message} onRetry={onRetry} />;
  const { deletedUsers, keptUsers, calculators, pendingInvitations, landingPages } = answer.value;
  const losses = [
    count(deletedUsers + keptUsers, 'user', 'users'),
    count(calculators, 'calculator', 'calculators'),
    count(pendingInvitations, 'pending invitation', 'pending invitations'),
    count(landingPages, 'landing page', 'landing pages'),
    `the address ${tenant.subdomain}, and the subscription`,
  ];
  return (
    <Stack gap="3">
      <Text>{`Deleting ${tenant.name} takes these away:`}</Text>
      <Box as="ul" ps="5" listStyleType="disc">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </Box>
      <Text color="fg.muted">{restorable}</Text>
    </Stack>
  );
}

const actionNames: Readonly<Record<DeleteAction, { readonly label: string; readonly hint: string }>> = {
  'delete-users': { label: 'Delete all users', hint: 'People who belong to another tenant keep that one.' },
  'reassign-users': { label: 'Reassign users', hint: 'Everybody moves to another tenant that you choose.' },
};

interface ChooseActionProps {
  readonly action: DeleteAction;
  readonly onChoose: (action: DeleteAction) => void;
}

/** Step `choose-action`. */
export function ChooseAction({ action, onChoose }: ChooseActionProps) {
  return (
    <RadioGroup.Root
      value={action}
      onValueChange={({ value }) => {
        const chosen = deleteActions.find((each) => each === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <Stack gap="3">
        <RadioGroup.Label>What happens to the users?</RadioGroup.Label>
        {deleteActions.map((each) => (
          <RadioGroup.Item key={each} value={each} minH="11">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>
              {actionNames[each].label}
              <Text as="span" display="block" fontSize="sm" color="fg.muted" fontWeight="normal">
                {actionNames[each].hint}
              </Text>
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}

interface ChooseTargetProps {
  readonly others: readonly TenantHeadRow[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Step `reassign`. */
export function ChooseTarget({ others, value, onChoose }: ChooseTargetProps) {
  const options = others
    .toSorted((left, right) => left.name.localeCompare(right.name))
    .map(({ id, name, subdomain }) => ({ value: id, label: `${name} (${subdomain})` }));
  if (options.length === 0) return <Text>There is no other tenant. Go back and delete the users, or create a tenant first.</Text>;
  return <PlainSelect label="Move the users to" none="Choose a tenant" value={value} onChange={onChoose} options={options} />;
}

interface LastLookProps {
  readonly tenant: TenantHeadRow;
  readonly target: TenantHeadRow | undefined;
  readonly action: DeleteAction;
  readonly loss: DeletionLoss | undefined;
  readonly problem: string | undefined;
}

/** Step `final`: a summary of the deletion in one sentence. */
export function LastLook({ tenant, target, action, loss, problem }: LastLookProps) {
  return (
    <Stack gap="3">
      <Problem text={problem} />
      <Text>{`${tenant.name} will be deleted.`}</Text>
      {loss === undefined ? null : <Text>{fateOfUsers(loss, action === 'reassign-users' ? target : undefined)}</Text>}
      <Text color="fg.muted">{restorable}</Text>
    </Stack>
  );
}

function fateOfUsers({ deletedUsers, keptUsers }: DeletionLoss, target: TenantHeadRow | undefined): string {
  if (target !== undefined) return `${count(deletedUsers + keptUsers, 'user moves', 'users move')} to ${target.name}.`;
  const deleted = `${count(deletedUsers, 'user is', 'users are')} deleted`;
  return keptUsers === 0 ? `${deleted}.` : `${deleted}. ${count(keptUsers, 'user keeps', 'users keep')} another tenant.`;
}
