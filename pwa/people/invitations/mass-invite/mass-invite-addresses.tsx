import { CloseButton, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import { plural, t } from '#contract/language/t.ts';
import { type InvitationDraft, invitationRoleName } from '#contract/people/invitations.ts';
import { memberRoles } from '#contract/people/roles.ts';
import { massInviteAtom } from './mass-invite-state.ts';

/** The addresses so far. In the second step each one has its role. */
export function AddressList({ withRoles = false }: { readonly withRoles?: boolean }) {
  const { invitations } = useAtomValue(massInviteAtom);
  return (
    <Stack gap="1">
      <Text fontSize="sm" color="fg.muted" role="status">
        {plural(invitations.length, '{invitations} address', '{invitations} addresses', { invitations: invitations.length })}
      </Text>
      <Stack
        as="ul"
        gap="0"
        maxH="72"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="md"
        ps="0"
        listStyleType="none"
        tabIndex={0}
        aria-label={t('Addresses')}
      >
        {invitations.map((invitation) => (
          <AddressLine key={invitation.email} invitation={invitation} withRoles={withRoles} />
        ))}
      </Stack>
    </Stack>
  );
}

interface AddressLineProps {
  readonly invitation: InvitationDraft;
  readonly withRoles: boolean;
}

/** Memoized, so that typing the next address does not render the other lines. */
const AddressLine = memo(function AddressLine({ invitation, withRoles }: AddressLineProps) {
  const setState = useSetAtom(massInviteAtom);
  const { email } = invitation;
  const remove = () => setState((before) => ({ ...before, invitations: before.invitations.filter((other) => other.email !== email) }));
  return (
    <Flex as="li" align="center" gap="2" ps="3" py="1" borderBottomWidth="1px" flexShrink="0" _last={{ borderBottomWidth: '0' }}>
      <Text flex="1" minW="0" truncate>
        {email}
      </Text>
      {withRoles ? <RoleChoice invitation={invitation} /> : null}
      <CloseButton minW="11" minH="11" aria-label={t('Remove {email}', { email })} onClick={remove} />
    </Flex>
  );
});

function RoleChoice({ invitation: { email, role } }: { readonly invitation: InvitationDraft }) {
  const setState = useSetAtom(massInviteAtom);
  const choose = (value: string) => {
    const chosen = { email, role: memberRoles.find((each) => each === value) ?? role };
    setState((before) => ({ ...before, invitations: before.invitations.map((each) => (each.email === email ? chosen : each)) }));
  };
  return (
    <NativeSelect.Root w="28">
      <NativeSelect.Field
        aria-label={t('Role of {email}', { email })}
        minH="11"
        value={role}
        onChange={(event) => choose(event.target.value)}
      >
        {memberRoles.map((each) => (
          <option key={each} value={each}>
            {invitationRoleName(each)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
