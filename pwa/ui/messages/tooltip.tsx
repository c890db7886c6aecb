import { useEffect, useId, useRef, useState } from 'react';
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
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (shown && button.current !== null && bubble.current !== null) showAt(bubble.current, button.current);
  }, [shown]);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), crossingMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="field__help"
        aria-label={t('About {about}', { about })}
        aria-describedby={shown ? id : undefined}
        onPointerEnter={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setShown(true), tooltipDelayMs);
        }}
        onPointerLeave={hideSoon}
        onFocus={() => setShown(true)}
        onBlur={hide}
        onClick={() => setShown(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
        }}
      >
        <HelpIcon size={15} />
      </button>
      {shown ? (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="tooltip"
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={hideSoon}
        >
          {text}
        </span>
      ) : null}
    </>
  );
}

/** Shows the explanation above the question mark, or below it where there is no space, and within the window. */
function showAt(bubble: HTMLElement, button: HTMLElement): void {
  // A popover is above the neighboring fields, which are isolated. Older browsers lack it.
  bubble.showPopover?.();
  const anchor = button.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(8, anchor.left + anchor.width / 2 - size.width / 2), window.innerWidth - size.width - 8);
  const above = anchor.top - size.height - 6;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above > 8 ? above : anchor.bottom + 6}px`;
}
