import { expect, it } from 'vitest';
import { uncheckedAnswers } from './stubbed-fetch.ts';

it('names a component test whose answers no schema checks', () => {
  const named = uncheckedAnswers([
    { file: 'pwa/a.browser.test.tsx', text: "vi.stubGlobal('fetch', async () => Response.json({}));" },
    { file: 'pwa/b.browser.test.tsx', text: "answering({ '/api/x': () => Response.json({}) });" },
    { file: 'pwa/c.test.ts', text: "vi.stubGlobal('fetch', async () => Response.json({}));" },
  ]);
  expect(named).toEqual([expect.stringMatching(/^pwa\/a\.browser\.test\.tsx /)]);
});
