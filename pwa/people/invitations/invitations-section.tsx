import { Box, Text } from '@chakra-ui/react';
import { Section } from '#app/kit/section.tsx';
import { t } from '#contract/language/t.ts';
import { invitationTexts } from '#contract/people/invitations.ts';
import type { Role } from '#contract/people/roles.ts';
import { InvitationManagement } from './invitation-management.tsx';

/** All invitations, for the platform owner. A tenant admin invites and resends in Team Management. */
export function InvitationsSection({ role }: { readonly role: Role }) {
  if (role === 'platform_owner') return <InvitationManagement />;
  return (
    <Section title={t('Invitation Management')}>
      <Box borderWidth="1px" borderRadius="lg" bg="bg.panel" p="8">
        <Text>{invitationTexts.noPermission}</Text>
        <Text color="fg.muted">{t('You can invite people and send invitations again in Team Management.')}</Text>
      </Box>
    </Section>
  );
}
