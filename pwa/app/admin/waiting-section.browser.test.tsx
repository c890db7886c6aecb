import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#app/testing/theme.ts';
import { Section } from '#app/kit/section.tsx';
import { ChakraRoot } from '#app/ui/chakra/chakra-root.tsx';
import { WaitingSection } from './waiting-section.tsx';

const title = 'Overview';
const intro = 'Your plan, what your firm uses of it this month, and what you pay for it.';

// Without the font, the first of the two would be measured in the system's.
beforeAll(async () => {
  const fonts = await document.fonts.load("1rem 'Inter Variable'");
  expect(fonts).toHaveLength(1);
});

/** Place, size, and look of the title and the sentence. */
function look() {
  return [page.getByRole('heading', { name: title }), page.getByText(intro)].map((part) => {
    const text = document.createRange();
    text.selectNodeContents(part.element());
    const { x, y, width, height } = text.getBoundingClientRect();
    const { color, fontSize, fontWeight, letterSpacing } = getComputedStyle(part.element());
    return { x, y, width, height, color, fontSize, fontWeight, letterSpacing };
  });
}

it.each([390, 1180])(
  'nothing moves or changes its look when a section takes the place of the waiting one, %i pixels wide',
  async (width) => {
    await page.viewport(width, 800);
    const waiting = await render(
      <main className="admin__main">
        <WaitingSection title={title} intro={intro} />
      </main>,
    );
    const before = look();
    await waiting.unmount();
    await render(
      <main className="admin__main">
        <ChakraRoot>
          <Section title={title} intro={intro}>
            <p>Figures</p>
          </Section>
        </ChakraRoot>
      </main>,
    );
    expect(look()).toEqual(before);
  },
);
