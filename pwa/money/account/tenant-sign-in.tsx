import { useEffect } from 'react';
import { isRecord } from '#app/frame/shell/ask.ts';
import { NotFoundScreen } from '#app/frame/shell/screens/not-found-screen.tsx';
import { useAsked } from '#app/frame/shell/use-asked.ts';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import { applyBrand, rememberedBrand } from '#app/ui/theme/apply-brand.ts';
import { t } from '#contract/language/t.ts';
import { Brand } from '#contract/tenants/tenant-brand.ts';
import { portalTexts } from './portal-texts.ts';

/** The address of a tenant for a person who is not signed in: the tenant's name and look, and a sign-in button. */
export function TenantSignIn({ subdomain }: { readonly subdomain: string }) {
  const { asked, retry } = useAsked([`/manifest.webmanifest?tenant=${encodeURIComponent(subdomain)}`], readApp);
  const name = asked?.kind === 'data' ? asked.data.name : portalTexts.calculators;
  useTitle(name);
  useLook(asked?.kind === 'data' ? asked.data.brand : undefined);
  if (asked === undefined) return <Spinner label={t('Opening…')} />;
  // The server answers with the manifest of the platform's own app if no tenant has this name.
  if (asked.kind === 'data' && asked.data.id !== `/${subdomain}`) return <NotFoundScreen />;
  return (
    <main id="main">
      {asked.kind === 'failed' ? (
        <EmptyState level={1} title={name} text={asked.message} actions={<Button onClick={retry}>{t('Retry')}</Button>} />
      ) : (
        <EmptyState
          level={1}
          title={name}
          text={t('Sign in to open your calculators.')}
          actions={
            <LinkButton variant="primary" href={signInAddress({ pathname: `/${subdomain}`, search: '' })}>
              {t('Log In')}
            </LinkButton>
          }
        />
      )}
    </main>
  );
}

interface AppOfTenant {
  readonly id: string;
  readonly name: string;
  /** Undefined for the platform's own app. */
  readonly brand: Brand | undefined;
}

function readApp(body: unknown): AppOfTenant | undefined {
  if (!isRecord(body) || typeof body.id !== 'string' || typeof body.name !== 'string') return undefined;
  return { id: body.id, name: body.name, brand: Brand.safeParse(body.brand).data };
}

/** Applies the look while this page is open. It is not remembered: the host has pages of other tenants, too. */
function useLook(brand: Brand | undefined): void {
  useEffect(() => {
    if (brand === undefined) return;
    let isOpen = true;
    import('#app/ui/theme/brand-sheet.ts').then(
      ({ brandSheet }) => isOpen && applyBrand(brandSheet(brand)),
      (fault) => console.error('The look of the firm could not be loaded.', fault),
    );
    return () => {
      isOpen = false;
      applyBrand(rememberedBrand());
    };
  }, [brand]);
}
