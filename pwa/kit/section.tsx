import { Button, EmptyState, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '#contract/language/t.ts';

interface SectionProps {
  readonly title: string;
  /** A sentence on what the section is for. */
  readonly intro?: string;
  /** Buttons beside the title for the most common actions. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every section: its title, its main actions, its content. */
export function Section({ title, intro, actions, children }: SectionProps) {
  return (
    <Stack gap="5" minW="0">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      </Flex>
      {intro === undefined ? null : <Text color="fg.muted">{intro}</Text>}
      {children}
    </Stack>
  );
}

/** Placeholder while a section's figures load. */
export function SectionSkeleton({ lines = 6 }: { readonly lines?: number }) {
  return (
    <Stack gap="3" role="status">
      <span className="unseen">{t('Loading…')}</span>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing but their place
        <Skeleton key={at} h="10" variant="none" bg="bg.muted" />
      ))}
    </Stack>
  );
}

/** A failed section: its name, the reason, and a retry button. */
export function SectionFailure({ title, text, onRetry }: { readonly title: string; readonly text: string; readonly onRetry: () => void }) {
  return (
    <EmptyState.Root borderWidth="1px" borderRadius="lg" bg="bg.panel">
      <EmptyState.Content>
        <EmptyState.Title as="h2">{title}</EmptyState.Title>
        <EmptyState.Description color="fg.muted">{text}</EmptyState.Description>
        <Button onClick={onRetry}>{t('Retry')}</Button>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
