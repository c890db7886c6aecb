import { useEffect, useId, useRef, useState } from 'react';
import { t } from '#contract/language/t.ts';
import { HelpIcon } from '../icons.tsx';
import { tooltipDelayMs } from '../timing.ts';

interface HelpTipProps {
  /** Subject of the explanation, as in "About Home price". */
  readonly about: string;
  readonly text: string;
}

/** A question mark with an explanation: after 700 ms of hovering, or at once on keyboard focus or tap. Escape hides it. */
export function HelpTip({ about, text }: HelpTipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown || button.current === null || bubble.current === null) return;
    // A popover is above the neighboring fields, which are isolated. Older browsers lack it.
    bubble.current.showPopover?.();
    const anchor = button.current.getBoundingClientRect();
    const size = bubble.current.getBoundingClientRect();
    const left = Math.min(Math.max(8, anchor.left + anchor.width / 2 - size.width / 2), window.innerWidth - size.width - 8);
    const above = anchor.top - size.height - 6;
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${above > 8 ? above : anchor.bottom + 6}px`;
  }, [shown]);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
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
          timer.current = setTimeout(() => setShown(true), tooltipDelayMs);
        }}
        onPointerLeave={hide}
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
        <span ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip">
          {text}
        </span>
      ) : null}
    </>
  );
}
