import { Button, Clipboard, Flex, Text } from '@chakra-ui/react';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

/** A value that has to be copied exactly, with a copy button. */
export function CopyField({ label, value }: CopyFieldProps) {
  return (
    <Clipboard.Root value={value} timeout={2000}>
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontSize="sm" color="fg.muted" minW="16">
          {label}
        </Text>
        <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere" flex="1 1 14rem" minW="0">
          {value}
        </Text>
        <Clipboard.Trigger asChild>
          <Button variant="outline" size="sm" aria-label={`Copy ${label.toLowerCase()}`}>
            <Clipboard.Indicator copied="Copied">Copy</Clipboard.Indicator>
          </Button>
        </Clipboard.Trigger>
      </Flex>
    </Clipboard.Root>
  );
}
