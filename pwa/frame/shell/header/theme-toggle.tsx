import { useAtom } from 'jotai';
import { Button } from '#app/ui/button.tsx';
import { MoonIcon, ScreenIcon, SunIcon } from '#app/ui/icons.tsx';
import { type ColorMode, colorModeAtom, colorModes } from '#app/ui/theme/color-mode.ts';
import { t } from '#contract/language/t.ts';

const names: Readonly<Record<ColorMode, string>> = { system: t('as the device'), light: t('light'), dark: t('dark') };

/** Cycles through system, light, and dark. */
export function ThemeToggle() {
  const [mode, setMode] = useAtom(colorModeAtom);
  const next = colorModes[(colorModes.indexOf(mode) + 1) % colorModes.length] ?? 'system';
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t('Colors: {mode}. Change to {next}', { mode: names[mode], next: names[next] })}
      title={t('Colors: {mode}', { mode: names[mode] })}
      onClick={() => setMode(next)}
    >
      {mode === 'light' ? <SunIcon /> : mode === 'dark' ? <MoonIcon /> : <ScreenIcon />}
    </Button>
  );
}
