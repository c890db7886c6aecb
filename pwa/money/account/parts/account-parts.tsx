import { DataList, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';

/** Shared properties of the account's parts. */
export interface AccountActions {
  readonly info: TenantInfo;
  readonly tenant: string | undefined;
  /** The reason why nothing can be changed right now. */
  readonly blocked: string | undefined;
  readonly onChanged: () => void;
}

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isDanger?: boolean;
}

export function Card({ title, children, isDanger = false }: CardProps) {
  return (
    <Stack
      as="section"
      aria-label={title}
      gap="4"
      p={{ base: '4', md: '5' }}
      borderWidth="1px"
      borderColor={isDanger ? 'red.border' : 'border'}
      borderRadius="lg"
      bg="bg.panel"
      minW="0"
    >
      <Heading as="h2" size="md" color={isDanger ? 'red.fg' : 'fg'}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

export function LabeledValue({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel minW="40">{label}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
