import { Button, HStack, Input } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { type BuilderIcon, IconButton } from '#app/kit/icon-button.tsx';
import { t } from '#contract/language/t.ts';
import { isSafeLink, valueTexts } from '#contract/pages/landing-page-values.ts';

interface RichToolbarProps {
  readonly editor: Editor;
  /** True above a text on the page. */
  readonly isFloating: boolean;
}

interface Format {
  readonly icon: BuilderIcon;
  readonly label: string;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Bold, italic, lists, and the link of the selected text. */
export function RichToolbar({ editor, isFloating }: RichToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const href: unknown = current.getAttributes('link').href;
      return {
        bold: current.isActive('bold'),
        italic: current.isActive('italic'),
        bullets: current.isActive('bulletList'),
        numbers: current.isActive('orderedList'),
        link: typeof href === 'string' ? href : '',
      };
    },
  });
  const formats: readonly Format[] = [
    { icon: 'bold', label: t('Bold'), isOn: on.bold, toggle: () => editor.chain().focus().toggleBold().run() },
    { icon: 'italic', label: t('Italic'), isOn: on.italic, toggle: () => editor.chain().focus().toggleItalic().run() },
    { icon: 'bullets', label: t('Bulleted list'), isOn: on.bullets, toggle: () => editor.chain().focus().toggleBulletList().run() },
    { icon: 'numbers', label: t('Numbered list'), isOn: on.numbers, toggle: () => editor.chain().focus().toggleOrderedList().run() },
    { icon: 'link', label: t('Link'), isOn: on.link !== '', toggle: () => setLinking(!isLinking) },
  ];
  return (
    <HStack
      role="toolbar"
      aria-label={t('Text format')}
      gap="0"
      wrap="wrap"
      bg="bg.panel"
      color="fg"
      borderWidth={isFloating ? '1px' : '0'}
      borderBottomWidth="1px"
      borderRadius={isFloating ? 'md' : '0'}
      {...(isFloating ? { className: 'builder-format', position: 'absolute', left: '0', zIndex: 'docked', fontSize: 'md' } : {})}
    >
      {formats.map(({ icon, label, isOn, toggle }) => (
        <IconButton key={icon} icon={icon} label={label} variant={isOn ? 'subtle' : 'ghost'} aria-pressed={isOn} onClick={toggle} />
      ))}
      {isLinking ? (
        <LinkForm
          address={on.link}
          onSet={(href) => {
            const chain = editor.chain().focus().extendMarkRange('link');
            if (href === '') chain.unsetLink().run();
            else chain.setLink({ href }).run();
            setLinking(false);
          }}
        />
      ) : null}
    </HStack>
  );
}

/** The address of a link. Empty removes the link. */
function LinkForm({ address, onSet }: { readonly address: string; readonly onSet: (address: string) => void }) {
  const [typed, setTyped] = useState(address);
  const isRefused = !isSafeLink(typed);
  return (
    <HStack
      as="form"
      gap="1"
      p="1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRefused) onSet(typed);
      }}
    >
      <Input
        aria-label={t('Link')}
        aria-invalid={isRefused}
        title={isRefused ? valueTexts.link : undefined}
        w="48"
        placeholder="https://"
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <Button type="submit" variant="outline" disabled={isRefused}>
        {t('Set link')}
      </Button>
    </HStack>
  );
}
