import { Kbd, Stack, Text } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { isHelpKeyOnAtom } from '#app/frame/shell/palette-atoms.ts';
import { SwitchField } from '#app/kit/forms/form-fields.tsx';
import { Modal } from '#app/kit/forms/modal.tsx';
import { ChakraRoot } from '#app/ui/chakra/chakra-root.tsx';
import { t } from '#contract/language/t.ts';

/** Keyboard shortcuts that work everywhere. */
const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
  [[t('Ctrl K'), '⌘ K'], t('Search, or go anywhere')],
  [['?'], t('Show this help')],
  [[t('Tab'), t('Shift Tab')], t('Go to the next or previous control')],
  [['↑', '↓'], t('Move in a list, a menu, or a chart')],
  [[t('Enter')], t('Open or choose what is marked')],
  [[t('Esc')], t('Close a dialog or a menu; what was entered is kept')],
];

export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setOn] = useAtom(isHelpKeyOnAtom);
  return (
    <ChakraRoot>
      <Modal title={t('Keyboard')} onClose={onClose}>
        <Stack gap="5">
          <Stack as="dl" gap="3">
            {keys.map(([names, what]) => (
              <Stack key={what} direction="row" justify="space-between" gap="4">
                <Text as="dt">{what}</Text>
                <Text as="dd" whiteSpace="nowrap">
                  {names.map((name) => (
                    <Kbd key={name} ms="1">
                      {name}
                    </Kbd>
                  ))}
                </Text>
              </Stack>
            ))}
          </Stack>
          <SwitchField label={t('Open this help with a question mark')} isOn={isOn} onChange={setOn} />
        </Stack>
      </Modal>
    </ChakraRoot>
  );
}
