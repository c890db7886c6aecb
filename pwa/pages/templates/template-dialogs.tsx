import type { Template } from '#contract/pages/templates/templates.ts';
import { DeleteTemplate } from './delete-template.tsx';
import { EditTemplate } from './edit-template.tsx';
import { ReplaceTemplate } from './replace-template.tsx';
import { UploadTemplate } from './upload-template.tsx';
import { ViewTemplate } from './view-template.tsx';

export type OpenedTemplate =
  | { readonly kind: 'upload' }
  | { readonly kind: 'view' | 'edit' | 'replace' | 'delete'; readonly template: Template };

interface TemplateDialogsProps {
  readonly opened: OpenedTemplate | undefined;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The dialogs of the list of templates. */
export function TemplateDialogs({ opened, onChanged, onClose }: TemplateDialogsProps) {
  if (opened === undefined) return null;
  const changed = () => {
    onChanged();
    onClose();
  };
  switch (opened.kind) {
    case 'upload':
      return <UploadTemplate onClose={onClose} onUploaded={changed} />;
    case 'view':
      return <ViewTemplate template={opened.template} onClose={onClose} />;
    case 'edit':
      return <EditTemplate template={opened.template} onSaved={onChanged} onClose={onClose} />;
    case 'replace':
      return <ReplaceTemplate template={opened.template} onSaved={onChanged} onClose={onClose} />;
    case 'delete':
      return <DeleteTemplate template={opened.template} onDeleted={onChanged} onClose={onClose} />;
  }
}
