import { lazy } from 'react';
import { builderTexts as texts } from '#app/pages/builder/page/builder-texts.ts';
import { hasLook, plainOf, richOf } from '#contract/pages/rich-text.ts';
import type { RichEditorProps } from './rich-editor.tsx';

/** The editor of formatted text, loaded with the first text. Where it cannot be loaded, plain text is edited in a field. */
export const RichEditor = lazy(() =>
  import('./rich-editor.tsx').then(
    (module) => ({ default: module.RichEditor }),
    () => ({ default: PlainEditor }),
  ),
);

/** Without a network before the editor was ever loaded. A text that has a look is only shown, so that nothing of it is lost. */
function PlainEditor({ label, value, onChange, onLeave }: RichEditorProps) {
  if (hasLook(value)) return <p role="status">{texts.editorOffline}</p>;
  return (
    <textarea
      aria-label={label}
      rows={4}
      defaultValue={plainOf(value)}
      onChange={({ target }) => onChange(richOf(target.value))}
      onBlur={onLeave}
    />
  );
}
