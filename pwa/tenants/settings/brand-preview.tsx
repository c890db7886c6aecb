import { Box, Flex, Image, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type AccentShades, accentOf } from '#app/ui/theme/accent.ts';
import { type HeaderShades, headerColorsOf } from '#app/ui/theme/header-shades.ts';
import { t } from '#contract/language/t.ts';
import { fontStacks, radiusScales } from '#contract/tenants/brand-choices.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { contrastSentences } from './contrast-sentences.ts';

interface BrandPreviewProps {
  /** The brand as typed, without the fields that are refused. */
  readonly brand: Brand;
  readonly logoText: string;
}

const grounds = {
  light: { name: t('Light'), paper: '#ffffff', ink: '#1b1a17', line: '#e5e1d9' },
  dark: { name: t('Dark'), paper: '#1e1d1a', ink: '#f1eee8', line: '#34312c' },
} as const;

/** The brand in light and dark mode. The shades are computed, so that text on them and in them is readable. */
export function BrandPreview({ brand, logoText }: BrandPreviewProps) {
  const shades = accentOf(brand.accent);
  const header = headerColorsOf(brand.headerColor);
  return (
    <Stack gap="2" role="group" position="sticky" top="4" alignSelf="start" aria-label={t('Preview')}>
      <Text fontSize="sm" fontWeight="medium">
        {t('Preview')}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <Sample mode="light" shades={shades.light} header={header?.light} brand={brand} logoText={logoText} />
        <Sample mode="dark" shades={shades.dark} header={header?.dark} brand={brand} logoText={logoText} />
      </SimpleGrid>
      <Text fontSize="sm" color="fg.muted">
        {[...contrastSentences({ accent: brand.accent, headerColor: brand.headerColor }), t('At least 4.5:1 is readable.')].join(' ')}
      </Text>
    </Stack>
  );
}

interface SampleProps extends BrandPreviewProps {
  readonly mode: keyof typeof grounds;
  readonly shades: AccentShades;
  readonly header: HeaderShades | undefined;
}

function Sample({ mode, shades, header, brand, logoText }: SampleProps) {
  const { name, paper, ink, line } = grounds[mode];
  const { sm, md, lg } = radiusScales[brand.cornerRadius ?? 'medium'];
  return (
    <Box
      borderWidth="1px"
      borderRadius={`${lg}px`}
      overflow="hidden"
      bg={paper}
      color={ink}
      fontFamily={fontStacks[brand.font ?? 'inter']}
      data-accent={shades.accent}
      data-header={header?.header}
    >
      <Flex
        gap="2"
        align="center"
        minW="0"
        px="3"
        py="2"
        bg={header?.header ?? paper}
        color={header?.onHeader ?? ink}
        borderBottomWidth="1px"
        borderColor={header?.header ?? line}
      >
        <Mark mode={mode} shades={shades} header={header} brand={brand} logoText={logoText} />
        <Text fontSize="sm" fontWeight="strong" overflowWrap="anywhere" minW="0">
          {logoText}
        </Text>
      </Flex>
      <Stack gap="2" p="3">
        <Box alignSelf="start" px="3" py="1" borderRadius={`${md}px`} fontSize="sm" bg={shades.accent} color={shades.onAccent}>
          {t('Button')}
        </Box>
        <Box alignSelf="start" px="2" borderRadius={`${sm}px`} fontSize="sm" bg={shades.accentSoft} color={shades.accentInk}>
          {t('Text, {name} mode', { name: name.toLowerCase() })}
        </Box>
      </Stack>
    </Box>
  );
}

/** The logo for this background, or the first letter of the name. A dark background without a logo of its own gets a white plate. */
function Mark({ mode, shades, header, brand: { logoUrl, logoDarkUrl, cornerRadius }, logoText }: SampleProps) {
  const isDark = header === undefined ? mode === 'dark' : header.onHeader === '#ffffff';
  if (logoUrl === undefined)
    return (
      <Box
        boxSize="6"
        borderRadius={`${radiusScales[cornerRadius ?? 'medium'].sm}px`}
        display="grid"
        placeItems="center"
        bg={header?.onHeader ?? shades.accent}
        color={header?.header ?? shades.onAccent}
        fontSize="sm"
        flexShrink="0"
      >
        {logoText.charAt(0).toUpperCase()}
      </Box>
    );
  if (isDark && logoDarkUrl !== undefined) return <Image src={logoDarkUrl} alt="" h="6" />;
  return <Image src={logoUrl} alt="" h="6" {...(isDark ? { bg: 'white', px: '1.5', py: '0.5', borderRadius: 'xs' } : {})} />;
}
