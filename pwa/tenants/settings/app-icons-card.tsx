import { Box, Button, Heading, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { setTenantIcons } from '#app/device/calls/domains/tenants.gen.ts';
import { FileButton } from '#app/kit/forms/file-button.tsx';
import { Problem } from '#app/kit/forms/modal.tsx';
import { loadImage } from '#app/kit/load-image.ts';
import { PlanLock, useIsLocked } from '#app/kit/plan-lock.tsx';
import { type Action, useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { drawIcons } from './draw-icons.ts';

const texts = {
  title: t('App icons'),
  text: t('The installed app, browser tabs, and home screens show these icons.'),
  fromLogo: t('Make from the logo'),
  file: t('Choose a logo file'),
  remove: t('Remove icons'),
  done: t('App icons saved'),
  failed: t('Failed to save the app icons'),
  unreadable: t('The website of the logo does not let the app read it. Choose the logo as a file instead.'),
  noPicture: t('This file is not a picture that the browser can draw. Choose an SVG or PNG file.'),
  noLogo: t('Without icons, the first letter of the name is shown on your color.'),
} as const;

/** Makes the icons from a logo or a file and saves them. `edition` counts the saves, so that the pictures are loaded again. */
function useIconMaking(tenant: string, logoUrl: string | undefined, reachable: boolean) {
  const asked = useAction(setTenantIcons, { done: texts.done, failed: texts.failed });
  // Nobody asked for it, and the toast of the saved logo stays.
  const following = useAction(setTenantIcons, { failed: texts.failed });
  const [problem, setProblem] = useState<string>();
  const [edition, setEdition] = useState(0);
  const save = async (action: Action<unknown>, icons: ReturnType<typeof drawIcons> | null) => {
    const answer = await action.run({ tenant, icons });
    if (answer.ok) setEdition(edition + 1);
  };
  const makeBy = async (action: Action<unknown>, address: string, unreadable: string) => {
    setProblem(undefined);
    const logo = await loadImage(address);
    const icons = logo === undefined ? undefined : drawIcons(logo);
    if (icons === undefined) setProblem(unreadable);
    else await save(action, icons);
  };
  const make = (address: string, unreadable: string) => makeBy(asked, address, unreadable);
  const makeFromFile = async (file: File) => {
    const address = URL.createObjectURL(file);
    await make(address, texts.noPicture);
    URL.revokeObjectURL(address);
  };
  const madeFrom = useRef(logoUrl);
  // A new logo that was saved just now becomes the icons at once. Offline, the button makes them later.
  useEffect(() => {
    if (madeFrom.current === logoUrl) return;
    madeFrom.current = logoUrl;
    if (logoUrl !== undefined && reachable) void makeBy(following, logoUrl, texts.unreadable);
  });
  return {
    isBusy: asked.isBusy || following.isBusy,
    problem: problem ?? asked.problem ?? following.problem,
    edition,
    make,
    makeFromFile,
    remove: () => save(asked, null),
  };
}

/** Icons of the tenant’s app, made from its logo. */
export function AppIconsCard({ tenant }: { readonly tenant: TenantRow }) {
  const { id, subdomain, brand } = tenant;
  const { reachable } = useAtomValue(connectionAtom);
  const { logoUrl } = brand;
  const isLocked = useIsLocked({ tenant, right: 'branding' });
  const { isBusy, problem, edition, make, makeFromFile, remove } = useIconMaking(id, logoUrl, reachable && !isLocked);
  const isBlocked = isBusy || !reachable;
  const cannotMake = isBlocked || isLocked;
  return (
    <Box as="section" aria-label={texts.title} borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="lg">
            {texts.title}
          </Heading>
          <Text color="fg.muted">{texts.text}</Text>
          <Text color="fg.muted">{texts.noLogo}</Text>
        </Stack>
        <PlanLock tenant={tenant} right="branding" />
        <Problem text={problem ?? (reachable ? undefined : accessTexts.noConnection)} />
        <HStack gap="4" align="end">
          {[96, 48, 24].map((size) => (
            <Image
              key={`${size}:${edition}`}
              src={`/tenant-icon.svg?tenant=${subdomain}&edition=${edition}`}
              alt={size === 96 ? t('Current app icon') : ''}
              width={`${size}px`}
              height={`${size}px`}
            />
          ))}
        </HStack>
        <HStack gap="3" wrap="wrap">
          {logoUrl === undefined ? null : (
            <Button disabled={cannotMake} aria-busy={isBusy} onClick={() => void make(logoUrl, texts.unreadable)}>
              {texts.fromLogo}
            </Button>
          )}
          <FileButton label={texts.file} accept="image/svg+xml,image/png" disabled={cannotMake} onFile={(file) => void makeFromFile(file)}>
            {texts.file}
          </FileButton>
          <Button variant="ghost" disabled={isBlocked} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}
