import { afterEach, expect, it } from 'vitest';
import { replaceStaticPage } from './replace-static-page.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it('keeps the ready-made page until the app has a screen, past its spinner', async () => {
  const page = document.createElement('div');
  const root = document.createElement('div');
  root.hidden = true;
  document.body.append(page, root);
  replaceStaticPage(root, page);
  root.append(document.createElement('main'));
  await Promise.resolve();
  expect([page.isConnected, root.hidden]).toEqual([true, true]);
  root.append(document.createElement('h1'));
  await Promise.resolve();
  expect([page.isConnected, root.hidden]).toEqual([false, false]);
});
