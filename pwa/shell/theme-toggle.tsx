import { useAtom } from 'jotai';
import { Button } from '../ui/button.tsx';
import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons.tsx';
import { type ColorMode, colorModeAtom, colorModes } from '../ui/theme/color-mode.ts';

const names: Readonly<Record<ColorMode, string>> = { system: 'as the device', light: 'light', dark: 'dark' };

/** Cycles through system, light, and dark. */
export function ThemeToggle() {
  const [mode, setMode] = useAtom(colorModeAtom);
  const next = colorModes[(colorModes.indexOf(mode) + 1) % colorModes.length] ?? 'system';
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Colors: ${names[mode]}. Change to ${names[next]}`}
      title={`Colors: ${names[mode]}`}
      onClick={() => setMode(next)}
    >
      {mode === 'light' ? <SunIcon /> : mode === 'dark' ? <MoonIcon /> : <ScreenIcon />}
    </Button>
  );
}
