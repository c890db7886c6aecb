import { Box, ColorPicker, HStack, Portal, parseColor } from '@chakra-ui/react';
import type { ColorControlProps } from '#app/kit/forms/entity-fields.tsx';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { ownAccent } from '#app/ui/theme/accent.ts';
import { t } from '#contract/language/t.ts';

/** Starting colors that suit a bank or a financial advisor. */
const swatches = ['#0f4c81', '#006e6c', '#1b5e20', '#7a1f3d', '#5b3e96', '#b45309'] as const;

/** A color of the tenant, picked or typed as written in a style guide. */
export function ColorField({ field, pick, hasOwn = false, ...texts }: ColorControlProps) {
  const { value, onChange } = field;
  const shown = /^#[0-9a-f]{6}$/i.test(value) ? value : ownAccent;
  return (
    <HStack align="start" gap="3">
      <TextField field={field} placeholder={ownAccent} {...texts} />
      <ColorPicker.Root
        value={parseColor(shown)}
        format="hsba"
        onValueChange={({ value: picked }) => onChange(picked.toString('hex').toLowerCase())}
        pt="6"
      >
        <ColorPicker.HiddenInput tabIndex={-1} aria-label={t('Picked color')} />
        <ColorPicker.Control>
          <ColorPicker.Trigger minW="11" minH="11" aria-label={pick}>
            {value === '' && !hasOwn ? (
              <Box boxSize="7" borderWidth="1px" borderStyle="dashed" borderRadius="l1" />
            ) : (
              <ColorPicker.ValueSwatch />
            )}
          </ColorPicker.Trigger>
        </ColorPicker.Control>
        <Portal>
          <ColorPicker.Positioner>
            <ColorPicker.Content>
              <ColorPicker.Area />
              <ColorPicker.ChannelSlider channel="hue" />
              <ColorPicker.SwatchGroup>
                {swatches.map((swatch) => (
                  <ColorPicker.SwatchTrigger key={swatch} value={swatch}>
                    <ColorPicker.Swatch value={swatch} boxSize="7" />
                  </ColorPicker.SwatchTrigger>
                ))}
              </ColorPicker.SwatchGroup>
            </ColorPicker.Content>
          </ColorPicker.Positioner>
        </Portal>
      </ColorPicker.Root>
    </HStack>
  );
}
