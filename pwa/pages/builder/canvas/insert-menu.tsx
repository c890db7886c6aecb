import { Menu, Portal } from '@chakra-ui/react';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import { componentGroups, componentKinds } from '#app/pages/builder/page/component-kinds.ts';
import { type PageComponentType, pageComponentTypes } from '#contract/pages/landing-page-components.ts';

/** The part below which something is added, and the button that opened the menu. */
export interface InsertPlace {
  readonly anchorId: string;
  readonly box: DOMRect;
}

interface InsertMenuProps {
  readonly place: InsertPlace | undefined;
  readonly onChoose: (type: PageComponentType, anchorId: string) => void;
  readonly onClose: () => void;
}

/** The parts that can be added between two others. */
export function InsertMenu({ place, onChoose, onClose }: InsertMenuProps) {
  return (
    <Menu.Root
      open={place !== undefined}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      positioning={{ placement: 'bottom', getAnchorRect: () => place?.box ?? null }}
      onSelect={({ value }) => {
        const type = pageComponentTypes.find((each) => each === value);
        if (type !== undefined && place !== undefined) onChoose(type, place.anchorId);
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={texts.addPart} maxH="80" overflowY="auto">
            {componentGroups.map((group) => (
              <Menu.ItemGroup key={group}>
                <Menu.ItemGroupLabel>{group}</Menu.ItemGroupLabel>
                {pageComponentTypes
                  .filter((type) => componentKinds[type].group === group)
                  .map((type) => (
                    <Menu.Item key={type} value={type} minH="11">
                      {componentKinds[type].label}
                    </Menu.Item>
                  ))}
              </Menu.ItemGroup>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
