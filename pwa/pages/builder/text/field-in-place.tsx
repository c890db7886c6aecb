import { createElement, lazy, type ReactElement, Suspense, useEffect, useRef } from 'react';
import { findComponent } from '#app/pages/builder/page/page-edits.ts';
import type { Builder } from '#app/pages/builder/page/use-builder.ts';
import { nameOfComponent } from '#contract/pages/page-view/component-names.ts';
import { hasLook, plainOf, type RichText, richOf } from '#contract/pages/rich-text.ts';

const RichEditor = lazy(() => import('./rich-editor.tsx').then((module) => ({ default: module.RichEditor })));

/** A text on the page that is being edited. */
export interface EditedField {
  readonly componentId: string;
  readonly path: string;
}

interface FieldInPlaceProps {
  readonly builder: Builder;
  readonly edited: EditedField;
  readonly tag: string;
  readonly className: string;
  readonly text: string;
  readonly onLeave: () => void;
}

/** Path of the text that has a look. */
const richPath = 'content.rich';

/** Edits a text where it stands on the page. */
export function FieldInPlace(props: FieldInPlaceProps): ReactElement {
  const { builder, edited, className, onLeave } = props;
  const component = findComponent(builder.page, edited.componentId);
  const leave = () => {
    builder.endGesture();
    onLeave();
  };
  if (edited.path !== richPath || component?.type !== 'text') return <LineInPlace {...props} onLeave={leave} />;
  return (
    <div className={`${className} lp-rich builder-edited`}>
      <Suspense fallback={component.content.text}>
        <RichEditor
          isInPlace
          label={nameOfComponent(component)}
          value={component.content.rich ?? richOf(component.content.text)}
          onChange={(rich) => builder.setProperty(component.id, 'content', contentOf(rich), [])}
          onLeave={leave}
        />
      </Suspense>
    </div>
  );
}

/** The stored content of a text. A text without a look is stored as plain text alone. */
export function contentOf(rich: RichText): { readonly text: string; readonly rich?: RichText } {
  return { text: plainOf(rich), ...(hasLook(rich) ? { rich } : {}) };
}

/** A line without a look. The browser holds what is typed, because drawing it anew would move the caret. */
function LineInPlace({ builder, edited: { componentId, path }, tag, className, text, onLeave }: FieldInPlaceProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    current.focus();
    getSelection()?.selectAllChildren(current);
  }, []);
  // The text that was there when editing began; later ones are typed here.
  const initial = useRef(text);
  return createElement(
    tag === 'a' ? 'span' : tag,
    {
      ref: element,
      className: `${className} builder-edited`,
      contentEditable: 'plaintext-only',
      suppressContentEditableWarning: true,
      role: 'textbox',
      'aria-label': text,
      onPointerDown: stop,
      onInput: (event: { readonly currentTarget: HTMLElement }) => {
        builder.setProperty(componentId, path, event.currentTarget.textContent ?? '', []);
      },
      onBlur: onLeave,
      onKeyDown: (event: { readonly key: string; stopPropagation(): void; preventDefault(): void }) => {
        event.stopPropagation();
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        onLeave();
      },
    },
    initial.current,
  );
}

function stop(event: { stopPropagation(): void }): void {
  event.stopPropagation();
}
