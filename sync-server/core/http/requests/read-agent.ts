/** Kind of device and browser, as far as the header shows them. */
export interface Agent {
  readonly device: 'phone' | 'tablet' | 'desktop';
  readonly browser: string;
}

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];

/** Device and browser of a person; undefined for programs that fetch pages. */
export function readAgent(userAgent: string): Agent | undefined {
  if (userAgent === '' || /bot|crawl|spider|slurp|preview|lighthouse|curl|wget|python|monitor/i.test(userAgent)) return undefined;
  const browser = browsers.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Other';
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return { device: 'tablet', browser };
  return { device: /Mobi|iPhone/.test(userAgent) ? 'phone' : 'desktop', browser };
}
