import { useId } from 'react';
import { t } from '#contract/language/t.ts';
import { wholeDollars } from '#contract/language/words.ts';
import type { Flow, YearFlow } from './flow-of-year.ts';

/** Height of a part with its two lines of text, however little money it is. */
const leastHeight = 44;
/** Height of all money together, where every part were large. */
const wholeHeight = 300;
const gap = 6;
/** Position of the bar of the household, in units of the picture's width. */
const [barLeft, barRight] = [46, 54] as const;

interface Placed extends Flow {
  readonly top: number;
  readonly height: number;
  /** Place of the part in the bar of the household. */
  readonly barTop: number;
  readonly barHeight: number;
}

/** One year as a flow of money: sources on the left, uses on the right, and the household between them. */
export function YearFlowPicture({ flow }: { readonly flow: YearFlow }) {
  const title = useId();
  const [sources, uses] = [placed(flow.sources), placed(flow.uses)];
  const height = Math.max(...[sources, uses].map((side) => (side.at(-1)?.top ?? 0) + (side.at(-1)?.height ?? 0)));
  return (
    <figure aria-labelledby={title}>
      <figcaption id={title}>{t('From sources to uses, in dollars of the year')}</figcaption>
      <div className="plan__flow" style={{ height }}>
        <Side flows={sources} side="in" label={t('Where the money comes from')} />
        <svg className="plan__ribbons" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {sources.map((part, at) => (
            <path key={part.label} data-odd={at % 2 === 1} d={ribbon([0, part.top, part.height], [barLeft, part.barTop, part.barHeight])} />
          ))}
          {uses.map((part, at) => (
            <path
              key={part.label}
              data-odd={at % 2 === 1}
              d={ribbon([barRight, part.barTop, part.barHeight], [100, part.top, part.height])}
            />
          ))}
          <rect x={barLeft} y={0} width={barRight - barLeft} height={wholeHeight} />
        </svg>
        <Side flows={uses} side="out" label={t('Where the money goes')} />
      </div>
    </figure>
  );
}

/** The parts of one side by name and amount: the picture as a list, which a screen reader reads instead of it. */
function Side({ flows, side, label }: { readonly flows: readonly Placed[]; readonly side: 'in' | 'out'; readonly label: string }) {
  return (
    <ul className="plan__flows" data-side={side} aria-label={label}>
      {flows.map((part) => (
        <li key={part.label} style={{ top: part.top, height: part.height }}>
          <span>{part.label}</span>
          <b>{wholeDollars(part.cents / 100)}</b>
        </li>
      ))}
    </ul>
  );
}

function placed(flows: readonly Flow[]): readonly Placed[] {
  const whole = flows.reduce((sum, { cents }) => sum + cents, 0);
  let [top, barTop] = [0, 0];
  return flows.map((flow) => {
    const barHeight = whole === 0 ? 0 : (flow.cents / whole) * wholeHeight;
    const height = Math.max(leastHeight, barHeight);
    const part = { ...flow, top, height, barTop, barHeight };
    top += height + gap;
    barTop += barHeight;
    return part;
  });
}

type End = readonly [x: number, top: number, height: number];

/** A band between two ends, bent like the flow it shows. */
function ribbon([x, top, height]: End, [toX, toTop, toHeight]: End): string {
  const middle = (x + toX) / 2;
  const across = ['C', middle, top, middle, toTop, toX, toTop];
  const back = ['C', middle, toTop + toHeight, middle, top + height, x, top + height];
  return ['M', x, top, ...across, 'V', toTop + toHeight, ...back, 'Z'].join(' ');
}
