import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of a section that is no form. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  return (
    <Stack as="section" aria-label={title} gap="4" p={{ base: '4', md: '6' }} borderWidth="1px" borderRadius="lg" bg="bg.panel" minW="0">
      <Stack gap="1">
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        {text === undefined ? null : <Text color="fg.muted">{text}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
