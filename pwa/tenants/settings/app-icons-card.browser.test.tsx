import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeringWith } from '#app/testing/answering.ts';
import { acme } from '#app/testing/people.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { iconSizes } from '#contract/tenants/pictures.ts';
import { AppIconsCard } from './app-icons-card.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><ellipse cx="20" cy="10" rx="20" ry="10" fill="#c00"/></svg>';
const opaque = svg.replace(/<ellipse.*?\/>/, '<rect width="40" height="20" fill="#c00"/>');

function answerAndRecord(): readonly unknown[] {
  const sent: unknown[] = [];
  answeringWith(async (_path: string, { body = '' }: { readonly body?: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ tenantId: acme.id, iconAddress: '/picture.png?id=x' });
  });
  return sent;
}

async function show(brand: { readonly logoUrl?: string } = {}) {
  const sent = answerAndRecord();
  await showSection(<AppIconsCard tenant={{ ...acme, brand }} />, { role: 'tenant_admin', rows: { tenant: [acme] } });
  return sent;
}

async function sizeOf(png: unknown): Promise<readonly number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${String(png)}`;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}

describe('the app icons of a firm', () => {
  it('are drawn from an SVG logo in every size and saved', async () => {
    const sent = await show();
    await page
      .getByLabelText('Choose a logo file')
      .first()
      .upload(new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
    await expect.element(page.getByText('App icons saved')).toBeVisible();
    const [{ icons }] = JSON.parse(JSON.stringify(sent));
    const sizes = await Promise.all(Object.keys(iconSizes).map((kind) => sizeOf(icons[kind])));
    expect(sizes).toEqual(Object.values(iconSizes).map((edge) => [edge, edge]));
  });

  it('have no monochrome icon if the logo fills its whole rectangle', async () => {
    const sent = await show({ logoUrl: `data:image/svg+xml,${encodeURIComponent(opaque)}` });
    await page.getByRole('button', { name: 'Make from the logo' }).click();
    await expect.element(page.getByText('App icons saved')).toBeVisible();
    expect(Object.keys(JSON.parse(JSON.stringify(sent))[0].icons)).not.toContain('monochrome512');
  });

  it('are made from a logo by its address', async () => {
    const sent = await show({ logoUrl: `data:image/svg+xml,${encodeURIComponent(svg)}` });
    await page.getByRole('button', { name: 'Make from the logo' }).click();
    await expect.element(page.getByText('App icons saved')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('follow a saved logo without replacing the toast that says it is saved', async () => {
    const sent = answerAndRecord();
    const { store } = await showSection(<SavedLogo />, { role: 'tenant_admin', rows: { tenant: [acme] } });
    await page.getByRole('button', { name: 'Save logo' }).click();
    store.set(toastAtom, { title: 'Settings saved' });
    await expect.element(page.getByRole('button', { name: 'Make from the logo' })).toBeEnabled();
    await expect.poll(() => document.querySelector('img')?.src).toContain('edition=1');
    expect(sent).toHaveLength(1);
    await expect.element(page.getByText('Settings saved')).toBeVisible();
  });

  it('are refused from a file that is no picture', async () => {
    const sent = await show();
    await page
      .getByLabelText('Choose a logo file')
      .first()
      .upload(new File(['hello'], 'logo.png', { type: 'image/png' }));
    await expect.element(page.getByText(/This file is not a picture/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});

function SavedLogo() {
  const [brand, setBrand] = useState({});
  const logoUrl = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <>
      <button type="button" onClick={() => setBrand({ logoUrl })}>
        Save logo
      </button>
      <AppIconsCard tenant={{ ...acme, brand }} />
    </>
  );
}
