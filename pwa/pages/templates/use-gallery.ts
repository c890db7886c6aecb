import { useEffect, useState } from 'react';
import { callPage } from '#app/device/calls/call.ts';
import { listLandingTemplates } from '#app/device/calls/visitor-calls.gen.ts';
import {
  type GalleryTemplate,
  galleryTemplates,
  type LandingTemplate,
  templateSketch,
} from '#contract/pages/templates/template-gallery.ts';

/** The live templates, the six of the specification first. Without an answer of the server the six are shown. */
export function useGallery(): readonly GalleryTemplate[] {
  const [gallery, setGallery] = useState<readonly GalleryTemplate[]>(galleryTemplates);
  useEffect(() => {
    const abort = new AbortController();
    void callPage(listLandingTemplates, { limit: 50 }, abort.signal).then((answer) => {
      if (answer.ok && !abort.signal.aborted)
        setGallery(answer.value.rows.map(toCard).toSorted((one, other) => placeOf(one) - placeOf(other)));
    });
    return () => abort.abort();
  }, []);
  return gallery;
}

function placeOf({ name }: Pick<GalleryTemplate, 'name'>): number {
  const place = galleryTemplates.findIndex((card) => card.name === name);
  return place < 0 ? galleryTemplates.length : place;
}

function toCard({ description, category, image, ...template }: LandingTemplate): GalleryTemplate {
  return { ...template, description: description ?? '', category: category ?? '', image: image ?? templateSketch('#0d4f4d') };
}
