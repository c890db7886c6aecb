import { Button, Image, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { call, callPage } from '#app/device/calls/call.ts';
import { listLandingTemplates, readLandingTemplate } from '#app/device/calls/domains/templates.gen.ts';
import { Problem } from '#app/kit/forms/modal.tsx';
import { t } from '#contract/language/t.ts';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import type { LandingTemplate } from '#contract/pages/templates/template-gallery.ts';
import { builderTexts as texts } from './page/builder-texts.ts';
import type { Builder } from './page/use-builder.ts';

/** Templates to start from. Starting from one replaces the page, and can be undone. */
export function TemplatesPanel({ builder }: { readonly builder: Builder }) {
  const [templates, setTemplates] = useState<readonly LandingTemplate[] | 'failed'>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    void callPage(listLandingTemplates, { limit: 50 }, abort.signal).then((answer) => {
      if (!abort.signal.aborted) setTemplates(answer.ok ? answer.value.rows : 'failed');
    });
    return () => abort.abort();
  }, []);
  const start = async (id: string) => {
    const answer = await call(readLandingTemplate, { id });
    const read = answer.ok ? PageConfig.safeParse(answer.value.config) : undefined;
    if (read?.success === true) builder.replace({ ...builder.page, ...read.data, name: builder.page.name });
    setProblem(read?.success === true ? undefined : answer.ok ? texts.noTemplates : answer.message);
  };
  if (templates === undefined) return <Skeleton h="20" variant="none" bg="bg.muted" />;
  if (templates === 'failed') return <Text color="fg.muted">{texts.noTemplates}</Text>;
  return (
    <Stack gap="3">
      <Text color="fg.muted">{texts.templatesText}</Text>
      <Problem text={problem} />
      {templates.map(({ id, name, description, image }) => (
        <Stack key={id} gap="1" borderWidth="1px" borderRadius="md" p="3">
          {image === null ? null : <Image src={image} alt="" borderRadius="sm" />}
          <Text fontWeight="strong">{t(name)}</Text>
          <Text fontSize="sm" color="fg.muted">
            {t(description ?? '')}
          </Text>
          <Button variant="outline" size="sm" aria-label={texts.startFrom(t(name))} onClick={() => void start(id)}>
            {t('Use')}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
