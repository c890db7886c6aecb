import { useAtom } from 'jotai';
import { Button } from '../ui/button.tsx';
import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons.tsx';
import { type ColourMode, colourModeAtom, colourModes } from '../ui/theme/colour-mode.ts';

const names: Readonly<Record<ColourMode, string>> = { system: 'as the device', light: 'light', dark: 'dark' };

/** Cycles through system, light, and dark. */
export function ThemeToggle() {
  const [mode, setMode] = useAtom(colourModeAtom);
  const next = colourModes[(colourModes.indexOf(mode) + 1) % colourModes.length] ?? 'system';
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Colours: ${names[mode]}. Change to ${names[next]}`}
      title={`Colours: ${names[mode]}`}
      onClick={() => setMode(next)}
    >
      {mode === 'light' ? <SunIcon /> : mode === 'dark' ? <MoonIcon /> : <ScreenIcon />}
    </Button>
  );
}
