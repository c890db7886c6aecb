import { type BuilderPage, defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { createComponent } from './component-kinds.ts';

const heading = createComponent('heading', 'greeting', { x: 0, y: 0 });

/** A page with a heading and a row, for component tests. */
export const springPage: BuilderPage = {
  name: 'Spring',
  components: [heading, createComponent('row', 'columns', { x: 0, y: 200 })],
  globalStyles: defaultGlobalStyles,
  seo: { title: 'Spring', description: 'Plan', keywords: 'loans' },
};
