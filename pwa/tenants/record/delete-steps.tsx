import { Box, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { Problem } from '#app/kit/forms/modal.tsx';
import { SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { t } from '#contract/language/t.ts';
import type { TenantSummaryRow } from '#contract/tenants/tenant.ts';
import { type DeleteAction, type DeletionLoss, deleteActions, tombstoneDays } from '#contract/tenants/tenants.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import { count } from './tenant-texts.ts';

const booksStay = t('Invoices, credit notes and past revenue stay in the books, as tax law requires.');
const restorable = t('You can restore the tenant for {tombstoneDays} days.', { tombstoneDays });

interface ConfirmLossProps {
  readonly tenant: TenantSummaryRow;
  readonly answer: Outcome<DeletionLoss> | undefined;
  readonly onRetry: () => void;
}

/** Step `confirm`: the records that the deletion removes, in numbers. */
export function ConfirmLoss({ tenant, answer, onRetry }: ConfirmLossProps) {
  if (answer === undefined) return <SectionSkeleton lines={4} />;
  if (!answer.ok) return <SectionFailure title={t('The numbers cannot be shown right now')} text={answer.message} onRetry={onRetry} />;
  const { deletedUsers, keptUsers, calculators, pendingInvitations, landingPages } = answer.value;
  const losses = [
    count(deletedUsers + keptUsers, 'user', 'users'),
    count(calculators, 'calculator', 'calculators'),
    count(pendingInvitations, t('pending invitation'), t('pending invitations')),
    count(landingPages, t('landing page'), t('landing pages')),
    t('the address {subdomain}, and the subscription', { subdomain: tenant.subdomain }),
  ];
  return (
    <Stack gap="3">
      <Text>{t('Deleting {name} takes these away:', { name: tenant.name })}</Text>
      <Box as="ul" ps="5" listStyleType="disc">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </Box>
      <Text color="fg.muted">{booksStay}</Text>
      <Text color="fg.muted">{restorable}</Text>
    </Stack>
  );
}

const actionNames: Readonly<Record<DeleteAction, { readonly label: string; readonly hint: string }>> = {
  'delete-users': { label: t('Delete all users'), hint: t('People who belong to another tenant keep that one.') },
  'reassign-users': { label: t('Reassign users'), hint: t('Everybody moves to another tenant that you choose.') },
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
        <RadioGroup.Label>{t('What happens to the users?')}</RadioGroup.Label>
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
  readonly others: readonly TenantSummaryRow[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Step `reassign`. */
export function ChooseTarget({ others, value, onChoose }: ChooseTargetProps) {
  const options = others
    .toSorted((left, right) => left.name.localeCompare(right.name))
    .map(({ id, name, subdomain }) => ({ value: id, label: `${name} (${subdomain})` }));
  if (options.length === 0) return <Text>{t('There is no other tenant. Go back and delete the users, or create a tenant first.')}</Text>;
  return <PlainSelect label={t('Move the users to')} none={t('Choose a tenant')} value={value} onChange={onChoose} options={options} />;
}

interface LastLookProps {
  readonly tenant: TenantSummaryRow;
  readonly target: TenantSummaryRow | undefined;
  readonly action: DeleteAction;
  readonly loss: DeletionLoss | undefined;
  readonly problem: string | undefined;
}

/** Step `final`: a summary of the deletion in one sentence. */
export function LastLook({ tenant, target, action, loss, problem }: LastLookProps) {
  return (
    <Stack gap="3">
      <Problem text={problem} />
      <Text>{t('{name} will be deleted.', { name: tenant.name })}</Text>
      {loss === undefined ? null : <Text>{fateOfUsers(loss, action === 'reassign-users' ? target : undefined)}</Text>}
      <Text color="fg.muted">{restorable}</Text>
    </Stack>
  );
}

function fateOfUsers({ deletedUsers, keptUsers }: DeletionLoss, target: TenantSummaryRow | undefined): string {
  if (target !== undefined)
    return t('{deletedUsers} to {name}.', {
      deletedUsers: count(deletedUsers + keptUsers, t('user moves'), t('users move')),
      name: target.name,
    });
  const deleted = t('{deletedUsers} deleted', { deletedUsers: count(deletedUsers, t('user is'), t('users are')) });
  return keptUsers === 0 ? `${deleted}.` : `${deleted}. ${count(keptUsers, t('user keeps'), t('users keep'))} another tenant.`;
}
