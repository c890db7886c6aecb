import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { t } from '#contract/language/t.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

/** A value that has to be copied exactly, with a copy button. */
export function CopyField({ label, value }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // The button keeps saying "Copy" if the browser refuses, and the value can be selected.
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Text fontSize="sm" color="fg.muted" minW="16">
        {label}
      </Text>
      <Text fontFamily="mono" fontSize="sm" overflowWrap="anywhere" flex="1 1 14rem" minW="0">
        {value}
      </Text>
      <Button variant="outline" size="sm" aria-label={t('Copy {label}', { label: label.toLowerCase() })} onClick={copy}>
        {isCopied ? t('Copied') : t('Copy')}
      </Button>
    </Flex>
  );
}
