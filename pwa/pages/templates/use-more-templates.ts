import { useEffect, useState } from 'react';
import { callPage } from '#app/device/calls/call.ts';
import { listLandingTemplates } from '#app/device/calls/visitor-calls.gen.ts';
import {
  type GalleryTemplate,
  galleryTemplates,
  type LandingTemplate,
  templateSketch,
} from '#contract/pages/templates/template-gallery.ts';

/** Templates on the server beyond the six built-in ones. Without an answer this list is empty, and the six are still shown. */
export function useMoreTemplates(): readonly GalleryTemplate[] {
  const [more, setMore] = useState<readonly GalleryTemplate[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    void callPage(listLandingTemplates, { limit: 50 }, abort.signal).then((answer) => {
      if (answer.ok && !abort.signal.aborted) setMore(answer.value.rows.filter(isOther).map(toCard));
    });
    return () => abort.abort();
  }, []);
  return more;
}

function isOther({ name }: LandingTemplate): boolean {
  return galleryTemplates.every((template) => template.name !== name);
}

function toCard({ description, category, image, ...template }: LandingTemplate): GalleryTemplate {
  return { ...template, description: description ?? '', category: category ?? 'General', image: image ?? templateSketch('#0d4f4d') };
}
