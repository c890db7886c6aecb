import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the screen, with its heading. */
export function Part({ title, text, actions, children }: PartProps) {
  return (
    <Stack as="section" aria-label={title} gap="3" minW="0">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Stack gap="1" minW="0">
          <Heading as="h2" size="lg">
            {title}
          </Heading>
          <Text color="fg.muted">{text}</Text>
        </Stack>
        {actions}
      </Flex>
      {children}
    </Stack>
  );
}
