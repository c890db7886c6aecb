import type { ReactNode } from 'react';

/** One line icon for each suite, on a grid of 24. A suite that this build does not know gets the last one. */
const icons: Readonly<Record<string, ReactNode>> = {
  financial: <path d="M4 19h16M5 15l4-5 4 3 6-8M15 5h4v4" />,
  auto: (
    <>
      <path d="M4 16v-3l2-6h12l2 6v3H4zM4 12h16" />
      <circle cx="8" cy="17" r="2" />
      <circle cx="16" cy="17" r="2" />
    </>
  ),
  mortgage: <path d="m4 11 8-7 8 7M6 10v10h12V10M10 20v-6h4v6" />,
  business: <path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />,
};
const other = <path d="M6 4h12v16H6zM9 8h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01" />;

/** Icon and color that distinguish the suites at a glance. The title beside them carries the name. */
export function SuiteIcon({ suite }: { readonly suite: string }) {
  const kind = Object.hasOwn(icons, suite) ? suite : 'other';
  return (
    <span className="selection__icon" data-suite={kind}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {icons[kind] ?? other}
      </svg>
    </span>
  );
}
