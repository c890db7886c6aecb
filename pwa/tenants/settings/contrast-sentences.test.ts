import { expect, it } from 'vitest';
import { contrastSentences } from './contrast-sentences.ts';

it('says the contrast of text on a black header as WCAG defines it, and that no shade replaces it', () => {
  expect(contrastSentences({ accent: undefined, headerColor: '#000000' })).toEqual([
    expect.stringMatching(/^Text on the brand color has a contrast of \d+(\.\d)?:1 in light mode and \d+(\.\d)?:1 in dark mode\.$/),
    'Text on the header color has a contrast of 21:1 in light mode and 21:1 in dark mode.',
  ]);
});

it('never claims more contrast than there is', () => {
  // Black on #777777 has 4.69:1 by the definition of WCAG.
  expect(contrastSentences({ accent: undefined, headerColor: '#777777' })).toContainEqual(
    expect.stringContaining('header color has a contrast of 4.6:1 in light mode'),
  );
});

it('says where a shade replaces a color', () => {
  expect(contrastSentences({ accent: '#ffee00', headerColor: '#ffee00' })).toEqual([
    expect.any(String),
    'Light mode shows a darker shade of the brand color, so that it is readable on white.',
    expect.any(String),
    'Dark mode shows a darker shade of the header color.',
  ]);
  expect(contrastSentences({ accent: '#12395b', headerColor: undefined })).toEqual([
    expect.any(String),
    'Dark mode shows a lighter shade of the brand color.',
  ]);
});
