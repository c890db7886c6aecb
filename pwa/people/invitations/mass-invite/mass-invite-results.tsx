import { Badge, Box, Stack, Table, Text } from '@chakra-ui/react';
import { t } from '#contract/language/t.ts';
import type { MassInviteAnswer } from '#contract/people/invitations.ts';

/** The outcome for each address. */
export function MassInviteResults({ results }: { readonly results: MassInviteAnswer['results'] }) {
  const refused = results.filter(({ status }) => status === 'refused').length;
  return (
    <Stack gap="3">
      <Text>{t('{results} sent, {refused} refused.', { results: results.length - refused, refused })}</Text>
      <Box maxH="96" overflowY="auto" tabIndex={0} role="region" aria-label={t('Result of each address')}>
        <Table.Root size="sm" aria-label={t('Results')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('Email')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('Result')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {results.map(({ email, status, message }) => (
              <Table.Row key={email}>
                <Table.Cell>{email}</Table.Cell>
                <Table.Cell>
                  <Badge colorPalette={status === 'sent' ? 'green' : 'red'} me="2">
                    {status === 'sent' ? t('Sent') : t('Refused')}
                  </Badge>
                  {status === 'sent' ? null : message}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Stack>
  );
}
