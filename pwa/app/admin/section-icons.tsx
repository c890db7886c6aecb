import type { ReactNode } from 'react';

/** Icon outlines on a grid of 24, by the id of a section or a shortcut. */
const outlines: Readonly<Record<string, ReactNode>> = {
  overview: <path d="M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z" />,
  tenants: <path d="M4 20V6l7-3v17M11 9l8 3v8M3 20h18M7 9v.01M7 13v.01M15 15v.01" />,
  users: (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c.5-4 3-6 6-6s5.5 2 6 6M16 4.500a3.5 3.5 0 0 1 0 6M18 14.500c2 .8 3 2.8 3.2 5.5" />
  ),
  invitations: <path d="M4 6h16v12H4zM4 7l8 6 8-6" />,
  pricing: <path d="M4 4h8l8 8-8 8-8-8zM8.5 8.500v.01" />,
  coupons: <path d="M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 8v8" />,
  'ai-usage': <path d="M12 4l1.8 5.200L19 11l-5.2 1.800L12 18l-1.8-5.200L5 11l5.2-1.800zM19 17v4M17 19h4" />,
  billing: <path d="M3 6h18v12H3zM3 10h18M7 15h4" />,
  calculators: <path d="M6 3h12v18H6zM9 7h6M9 12v.01M12 12v.01M15 12v.01M9 16v.01M12 16v.01M15 16v.01" />,
  templates: <path d="M4 4h16v5H4zM4 13h7v7H4zM15 13h5v7h-5z" />,
  'landing-pages': <path d="M3 5h18v14H3zM3 9h18M6 7v.01" />,
  pages: <path d="M3 5h18v14H3zM3 9h18M6 7v.01M7 13h6M7 16h4" />,
  leads: <path d="M4 5h16v12H9l-5 4zM8 10h8M8 13h5" />,
  'sales-leads': <path d="M4 5h16v12H9l-5 4zM12 7.500v7M14 9c-.5-.8-4-.9-4 .8s4 .8 4 2.400-3.5 1.600-4 .6" />,
  support: <path d="M5 13a7 7 0 0 1 14 0M5 13v4h3v-5H5zM19 13v4h-3v-5h3zM18 17c0 2-2 3-5 3" />,
  analytics: <path d="M4 4v16h16M8 16v-4M12 16V8M16 16v-6" />,
  'ab-tests': <path d="M4 4h7v16H4zM13 4h7v16h-7zM6.5 9h2M15.500 9h2M15.500 13h2" />,
  operations: <path d="M3 12h4l3-8 4 16 3-8h4" />,
  audit: <path d="M6 3h9l4 4v14H6zM9 12h7M9 16h5" />,
  domains: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />,
  embed: <path d="M3 5h18v14H3zM10 9l-3 3 3 3M14 9l3 3-3 3" />,
  settings: (
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
  ),
  home: <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />,
  pin: <path d="M9 4h6l-1 6 3 3H7l3-3zM12 13v7" />,
  bolt: <path d="M13 3L5 14h6l-1 7 8-11h-6z" />,
};

export function SectionIcon({ id }: { readonly id: string }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {outlines[id] ?? <circle cx="12" cy="12" r="3" />}
    </svg>
  );
}
