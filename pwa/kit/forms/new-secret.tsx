import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { t } from '#contract/language/t.ts';
import { CopyField } from './copy-field.tsx';

interface NewSecretProps {
  readonly title: string;
  /** The purpose of the secret. */
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that is shown once. It stays until the person confirms: a stray click could close a dialog, and the secret would be lost. */
export function NewSecret({ title, text, label, secret, onClose }: NewSecretProps) {
  return (
    <Alert.Root status="success">
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Stack gap="3" align="start">
          <Text>{text}</Text>
          <CopyField label={label} value={secret} />
          <Button variant="outline" onClick={onClose}>
            {t('I have copied it')}
          </Button>
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
