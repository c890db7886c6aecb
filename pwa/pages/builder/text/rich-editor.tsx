import { Box } from '@chakra-ui/react';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { isSafeLink } from '#contract/pages/landing-page-values.ts';
import type { RichText } from '#contract/pages/rich-text.ts';
import { documentOf, richOfDocument } from './rich-document.ts';
import { RichToolbar } from './rich-toolbar.tsx';

interface RichEditorProps {
  readonly label: string;
  readonly value: RichText;
  readonly onChange: (rich: RichText) => void;
  /** Called when the focus leaves the text and its toolbar, and with Escape. */
  readonly onLeave: () => void;
  readonly isInPlace?: boolean;
}

const extensions = [
  ...[Document, Paragraph, Text, Bold, Italic, BulletList, OrderedList, ListKeymap, UndoRedo],
  // An item is one line, as in the stored form.
  ListItem.extend({ content: 'paragraph' }),
  Link.configure({ openOnClick: false, autolink: false, isAllowedUri: isSafeLink, HTMLAttributes: { rel: null, target: null } }),
];

/** Edits text with bold, italic, links, and lists. Pasted text keeps these and loses everything else. */
export function RichEditor({ label, value, onChange, onLeave, isInPlace = false }: RichEditorProps) {
  const editor = useEditor({
    extensions,
    injectCSS: false,
    content: documentOf(value),
    autofocus: isInPlace ? 'all' : false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'rich-editor' } },
    onUpdate: ({ editor: edited }) => onChange(richOfDocument(edited.getJSON())),
  });
  useEffect(() => {
    // Undo and other editors change the text, too.
    if (!editor.isFocused && JSON.stringify(richOfDocument(editor.getJSON())) !== JSON.stringify(value)) {
      editor.commands.setContent(documentOf(value), { emitUpdate: false });
    }
  }, [editor, value]);
  return (
    <Box
      position="relative"
      w="full"
      {...(isInPlace ? {} : { borderWidth: '1px', borderRadius: 'md' })}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <RichToolbar editor={editor} isFloating={isInPlace} />
      <EditorContent editor={editor} />
    </Box>
  );
}
