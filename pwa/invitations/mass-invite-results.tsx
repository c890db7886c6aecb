import { Badge, Box, Stack, Table, Text } from '@chakra-ui/react';
import type { MassInviteAnswer } from '#contract/invitations.ts';

/** The outcome for each address. */
export function MassInviteResults({ results }: { readonly results: MassInviteAnswer['results'] }) {
  const refused = results.filter(({ status }) => status === 'refused').length;
  return (
    <Stack gap="3">
      <Text>{`${results.length - refused} sent, ${refused} refused.`}</Text>
      <Box maxH="96" overflowY="auto" tabIndex={0} role="region" aria-label="Result of each address">
        <Table.Root size="sm" aria-label="Results">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Email</Table.ColumnHeader>
              <Table.ColumnHeader>Result</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {results.map(({ email, status, message }) => (
              <Table.Row key={email}>
                <Table.Cell>{email}</Table.Cell>
                <Table.Cell>
                  <Badge colorPalette={status === 'sent' ? 'green' : 'red'} me="2">
                    {status === 'sent' ? 'Sent' : 'Refused'}
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
