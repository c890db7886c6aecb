import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { t } from '#contract/language/t.ts';
import { embedElement } from '#contract/pages/embed-look.ts';

interface EmbedPreviewProps {
  /** Settings in JSON, as the server writes them into a frame. */
  readonly settings: string;
  readonly theme: string;
  readonly hasForm: boolean;
  readonly width: number | undefined;
}

/** The calculator as visitors see it. Nothing can be sent from here. */
export function EmbedPreview({ settings, theme, hasForm, width }: EmbedPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import('#app/calculate/embed/calculator.ts').catch((fault) => console.error('The preview could not be loaded.', fault));
    const preview = document.createElement(embedElement);
    preview.setAttribute('settings', settings);
    preview.setAttribute('theme', theme);
    preview.setAttribute('preview', '');
    if (hasForm) preview.setAttribute('form', 'on');
    place.current?.replaceChildren(preview);
  }, [settings, theme, hasForm]);
  return <Box ref={place} role="group" aria-label={t('Preview')} maxW={width === undefined ? undefined : `${width}px`} />;
}
