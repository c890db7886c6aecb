import type { PageEvent } from '#server/pages/page-views/page-events.ts';
import { pageParts } from './acme-pages.ts';
import type { Draw } from './draw.ts';
import { dayMs, daysAgo } from './moments.ts';

/** A test that runs, or ran, on a page, with the shares of visitors who click in each version. */
export interface TestedDays {
  readonly controlId: string;
  readonly variantId: string;
  readonly fromDaysAgo: number;
  readonly toDaysAgo: number;
  readonly clickShares: readonly [control: number, variant: number];
}

export interface VisitedPage {
  readonly id: string;
  /** Visits of a usual weekday. */
  readonly usual: number;
  readonly sends: number;
  readonly test: TestedDays;
}

export const visitedDays = 90;
/** Share of the visits of a weekday, from Sunday on. */
const weekdays = [0.45, 1.1, 1.25, 1.2, 1.1, 0.9, 0.5] as const;
const usualClickShare = 0.22;
const seenShare = 0.62;

type Source = Pick<PageEvent, 'referrer' | 'utmSource' | 'utmMedium' | 'utmCampaign'>;
type Agent = Pick<PageEvent, 'device' | 'browser'>;

const sources: readonly [Source, ...Source[]] = [
  { referrer: 'www.google.com', utmSource: '', utmMedium: '', utmCampaign: '' },
  { referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' },
  { referrer: '', utmSource: 'newsletter', utmMedium: 'email', utmCampaign: 'autumn' },
  { referrer: 'www.linkedin.com', utmSource: '', utmMedium: '', utmCampaign: '' },
  { referrer: '', utmSource: 'partner', utmMedium: 'referral', utmCampaign: 'brokers' },
];
const agents: readonly [Agent, ...Agent[]] = [
  { device: 'phone', browser: 'Safari' },
  { device: 'phone', browser: 'Chrome' },
  { device: 'desktop', browser: 'Chrome' },
  { device: 'desktop', browser: 'Edge' },
  { device: 'tablet', browser: 'Safari' },
];

interface Visit extends Omit<PageEvent, 'step'> {
  readonly steps: readonly string[];
}

/** The visits of a page in 90 days: more on working days, and slowly more of them. Exactly `sends` of them send the form. */
export function drawVisits(draw: Draw, page: VisitedPage, now: Date): readonly PageEvent[] {
  const visits: Visit[] = [];
  for (let day = visitedDays - 1; day >= 0; day -= 1) {
    const weekday = weekdays[new Date(now.getTime() - day * dayMs).getUTCDay()] ?? 1;
    const growth = 0.7 + (0.6 * (visitedDays - day)) / visitedDays;
    const count = Math.max(1, Math.round(page.usual * weekday * growth) + draw.between(-2, 2));
    for (let place = 0; place < count; place += 1) visits.push(drawVisit(draw, page, day, now));
  }
  const sending = new Set(Array.from({ length: page.sends }, (_, place) => Math.floor(((place + 0.5) * visits.length) / page.sends)));
  return visits.flatMap(({ steps, ...visit }, place) => {
    const all = sending.has(place) ? [...new Set([...steps, clicked, sent])] : steps;
    return ['', ...all].map((step) => ({ ...visit, step }));
  });
}

const clicked = `click:${pageParts.calculator}`;
export const sent = `send:${pageParts.form}`;

function drawVisit(draw: Draw, { id, test }: VisitedPage, day: number, now: Date): Visit {
  const isTested = day <= test.fromDaysAgo && day >= test.toDaysAgo;
  const isVariant = isTested && draw.isIn(0.5);
  const [control, variant] = test.clickShares;
  const clickShare = isTested ? (isVariant ? variant : control) : usualClickShare;
  return {
    page: id,
    variant: isTested ? (isVariant ? test.variantId : test.controlId) : '',
    session: drawText(draw, 24, '0123456789abcdef'),
    visitor: drawText(draw, 22, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'),
    ...draw.pick(sources),
    ...draw.pick(agents),
    address: '',
    at: daysAgo(now, day, draw.between(6, 21), draw.between(0, 59)),
    steps: [...(draw.isIn(seenShare) ? [`seen:${pageParts.calculator}`] : []), ...(draw.isIn(clickShare) ? [clicked] : [])],
  };
}

function drawText(draw: Draw, length: number, letters: string): string {
  return Array.from({ length }, () => letters.charAt(draw.below(letters.length))).join('');
}
