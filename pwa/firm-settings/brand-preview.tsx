import { Box, Flex, Image, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { t } from '#contract/language/t.ts';
import { type AccentShades, accentOf } from '../ui/theme/accent.ts';

interface BrandPreviewProps {
  readonly accent: string;
  readonly logoText: string;
  readonly logoUrl: string;
}

const grounds = {
  light: { name: t('Light'), paper: '#ffffff', ink: '#1b1a17' },
  dark: { name: t('Dark'), paper: '#1e1d1a', ink: '#f1eee8' },
} as const;

/** The brand in light and dark mode. The shades are computed, so that text on them and in them is readable. */
export function BrandPreview({ accent, logoText, logoUrl }: BrandPreviewProps) {
  const shades = accentOf(accent === '' ? undefined : accent);
  return (
    <Stack gap="1" role="group" aria-label={t('Preview')}>
      <Text fontSize="sm" fontWeight="medium">
        {t('Preview')}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <Sample mode="light" shades={shades.light} logoText={logoText} logoUrl={logoUrl} />
        <Sample mode="dark" shades={shades.dark} logoText={logoText} logoUrl={logoUrl} />
      </SimpleGrid>
    </Stack>
  );
}

interface SampleProps extends Omit<BrandPreviewProps, 'accent'> {
  readonly mode: keyof typeof grounds;
  readonly shades: AccentShades;
}

function Sample({ mode, shades, logoText, logoUrl }: SampleProps) {
  const { name, paper, ink } = grounds[mode];
  return (
    <Stack gap="2" p="3" borderWidth="1px" borderRadius="md" bg={paper} color={ink} data-accent={shades.accent}>
      <Flex gap="2" align="center" minW="0">
        {logoUrl === '' ? (
          <Box boxSize="6" borderRadius="sm" display="grid" placeItems="center" bg={shades.accent} color={shades.onAccent} fontSize="sm">
            {logoText.charAt(0).toUpperCase()}
          </Box>
        ) : (
          <Image src={logoUrl} alt="" h="6" />
        )}
        <Text fontSize="sm" fontWeight="strong" overflowWrap="anywhere" minW="0">
          {logoText}
        </Text>
      </Flex>
      <Box alignSelf="start" px="3" py="1" borderRadius="md" fontSize="sm" bg={shades.accent} color={shades.onAccent}>
        {t('Button')}
      </Box>
      <Box alignSelf="start" px="2" borderRadius="sm" fontSize="sm" bg={shades.accentSoft} color={shades.accentInk}>
        {t('Text, {name} mode', { name: name.toLowerCase() })}
      </Box>
    </Stack>
  );
}
