import { Link, RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { getNonce } from 'get-nonce';
import { useTexts } from '../../../../platform/i18n/texts.ts';

/** What the server keeps of a text, and no more: code and headings of the page's own level are not offered. */
const EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, link: false }),
  Link,
];

interface Props {
  readonly label: string;
  /** What it holds at first. */
  readonly html: string;
  readonly disabled: boolean;
  readonly onChange: (html: string) => void;
}

/** An editor of formatted text. Loaded late: it weighs as much as a page. */
export function RichText({ label, html, disabled, onChange }: Props) {
  const { siteTexts: texts } = useTexts();
  const nonce = getNonce();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    editable: !disabled,
    ...(nonce === undefined ? {} : { injectNonce: nonce }),
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <RichTextEditor editor={editor} labels={texts.controls} variant="subtle">
      {disabled ? null : (
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link popoverProps={{ withinPortal: false }} />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
