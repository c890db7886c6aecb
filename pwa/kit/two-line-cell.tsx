import { Stack, Text } from '@chakra-ui/react';

interface TwoLineCellProps {
  readonly name: string;
  /** Shown smaller below the name; nothing if it is empty. */
  readonly detail: string;
  /** True for codes, which are compared letter by letter. */
  readonly isCode?: boolean;
}

/** The first cell of a row: its name, and a line that distinguishes rows of the same name. */
export function TwoLineCell({ name, detail, isCode = false }: TwoLineCellProps) {
  return (
    <Stack gap="0" display="inline-flex">
      <Text as="span" fontWeight="strong" {...(isCode ? { fontFamily: 'mono' } : {})}>
        {name}
      </Text>
      {detail === '' ? null : (
        <Text as="span" fontSize="xs" color="fg.muted">
          {detail}
        </Text>
      )}
    </Stack>
  );
}
