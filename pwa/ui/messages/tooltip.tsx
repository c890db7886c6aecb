import { Portal } from '@ark-ui/react/portal';
import { Tooltip, useTooltip } from '@ark-ui/react/tooltip';
import { HelpIcon } from '#app/ui/icons.tsx';
import { tooltipDelayMs } from '#app/ui/timing.ts';
import { t } from '#contract/language/t.ts';

interface HelpTipProps {
  /** Subject of the explanation, as in "About Home price". */
  readonly about: string;
  readonly text: string;
}

/** Time to move the pointer from the question mark to its explanation. */
const crossingMs = 200;

/**
 * A question mark with an explanation: after 700 ms of hovering, or at once on keyboard focus or tap. Escape hides it. The pointer may rest on
 * the explanation, as WCAG 1.4.13 asks, so that it can be read enlarged.
 */
export function HelpTip({ about, text }: HelpTipProps) {
  const tooltip = useTooltip({
    openDelay: tooltipDelayMs,
    closeDelay: crossingMs,
    interactive: true,
    closeOnClick: false,
    positioning: { placement: 'top', gutter: 6 },
  });
  return (
    <Tooltip.RootProvider value={tooltip} lazyMount unmountOnExit>
      <Tooltip.Trigger className="field__help" aria-label={t('About {about}', { about })} onClick={() => tooltip.setOpen(true)}>
        <HelpIcon size={15} />
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content className="tooltip">{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.RootProvider>
  );
}
