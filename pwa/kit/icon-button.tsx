import { Button, type ButtonProps, Icon } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Icon outlines on a grid of 24. */
const outlines = {
  undo: <path d="M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />,
  redo: <path d="M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" />,
  desktop: <path d="M3 4h18v12H3zM8 20h8M12 16v4" />,
  tablet: <path d="M5 3h14v18H5zM12 18v.01" />,
  mobile: <path d="M7 3h10v18H7zM12 18v.01" />,
  snap: <path d="M6 4v8a6 6 0 0 0 12 0V4h-4v8a2 2 0 0 1-4 0V4zM6 8h4M14 8h4" />,
  grid: <path d="M4 4h16v16H4zM4 10h16M4 15h16M10 4v16M15 4v16" />,
  open: <path d="M3 6h6l2 3h10v11H3z" />,
  bold: <path d="M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z" />,
  italic: <path d="M10 4h8M6 20h8M14 4l-4 16" />,
  bullets: <path d="M9 6h11M9 12h11M9 18h11M4 6v.01M4 12v.01M4 18v.01" />,
  numbers: <path d="M10 6h10M10 12h10M10 18h10M4 4h1.500v5M3.500 14.500c.5-1.500 3-1.500 3 .3 0 1.200-3 2.700-3 4.200h3.200" />,
  link: <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />,
  funnel: <path d="M4 4h16l-6 8v7l-4 2v-9z" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type BuilderIcon = keyof typeof outlines;

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  readonly icon: BuilderIcon;
  readonly label: string;
}

/** A button that shows its icon and says its label. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Button variant="ghost" minW="11" minH="11" px="0" aria-label={label} title={label} {...rest}>
      <Icon size="md">
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {outlines[icon]}
        </svg>
      </Icon>
    </Button>
  );
}

interface IconToggleProps {
  readonly icon: BuilderIcon;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A button that is pressed while something is on. */
export function IconToggle({ icon, label, isOn, onChange }: IconToggleProps) {
  return <IconButton icon={icon} label={label} variant={isOn ? 'subtle' : 'ghost'} aria-pressed={isOn} onClick={() => onChange(!isOn)} />;
}
